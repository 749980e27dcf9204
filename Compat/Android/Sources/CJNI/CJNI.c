#include "CJNI.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// The function at a place of a table, as a function of the type that is given.
#define AT(table, place, ...) ((__VA_ARGS__)(*(void *const *const *)(table))[place])

java_object java_find_class(java_environment e, const char *name) {
    return AT(e, java_place_find_class, java_object(*)(java_environment, const char *))(e, name);
}
int32_t java_throw(java_environment e, java_object x) {
    return AT(e, java_place_throw, int32_t(*)(java_environment, java_object))(e, x);
}
java_object java_exception_occurred(java_environment e) {
    return AT(e, java_place_exception_occurred, java_object(*)(java_environment))(e);
}
void java_exception_clear(java_environment e) {
    AT(e, java_place_exception_clear, void (*)(java_environment))(e);
}
int32_t java_push_local_frame(java_environment e, int32_t n) {
    return AT(e, java_place_push_local_frame, int32_t(*)(java_environment, int32_t))(e, n);
}
java_object java_pop_local_frame(java_environment e, java_object x) {
    return AT(e, java_place_pop_local_frame, java_object(*)(java_environment, java_object))(e, x);
}
java_object java_new_global_ref(java_environment e, java_object x) {
    return AT(e, java_place_new_global_ref, java_object(*)(java_environment, java_object))(e, x);
}
void java_delete_global_ref(java_environment e, java_object x) {
    AT(e, java_place_delete_global_ref, void (*)(java_environment, java_object))(e, x);
}
void java_delete_local_ref(java_environment e, java_object x) {
    AT(e, java_place_delete_local_ref, void (*)(java_environment, java_object))(e, x);
}
java_object java_new_local_ref(java_environment e, java_object x) {
    return AT(e, java_place_new_local_ref, java_object(*)(java_environment, java_object))(e, x);
}
bool java_is_same_object(java_environment e, java_object x, java_object y) {
    return AT(e, java_place_is_same_object, uint8_t(*)(java_environment, java_object, java_object))(e, x, y);
}
java_object java_new_object(java_environment e, java_object c, java_method m, const java_value *v) {
    return AT(e, java_place_new_object_a,
        java_object(*)(java_environment, java_object, java_method, const java_value *))(e, c, m, v);
}
java_object java_get_object_class(java_environment e, java_object x) {
    return AT(e, java_place_get_object_class, java_object(*)(java_environment, java_object))(e, x);
}
bool java_is_instance_of(java_environment e, java_object x, java_object c) {
    return AT(e, java_place_is_instance_of, uint8_t(*)(java_environment, java_object, java_object))(e, x, c);
}
java_method java_get_method(java_environment e, java_object c, const char *name, const char *signature) {
    return AT(e, java_place_get_method_id,
        java_method(*)(java_environment, java_object, const char *, const char *))(e, c, name, signature);
}
java_method java_get_static_method(java_environment e, java_object c, const char *name, const char *signature) {
    return AT(e, java_place_get_static_method_id,
        java_method(*)(java_environment, java_object, const char *, const char *))(e, c, name, signature);
}

// Calls differ in what they result in, and in where they stand.
#define CALL(result, name, place) \
    result name(java_environment e, java_object x, java_method m, const java_value *v) { \
        return AT(e, place, result(*)(java_environment, java_object, java_method, const java_value *))(e, x, m, v); \
    }
CALL(java_object, java_call_object, java_place_call_object_method_a)
CALL(int32_t, java_call_integer, java_place_call_int_method_a)
CALL(int64_t, java_call_number, java_place_call_long_method_a)
CALL(float, java_call_fraction, java_place_call_float_method_a)
CALL(void, java_call, java_place_call_void_method_a)
CALL(java_object, java_call_static_object, java_place_call_static_object_method_a)
CALL(int32_t, java_call_static_integer, java_place_call_static_int_method_a)
CALL(void, java_call_static, java_place_call_static_void_method_a)
static CALL(uint8_t, call_boolean, java_place_call_boolean_method_a)
static CALL(uint8_t, call_static_boolean, java_place_call_static_boolean_method_a)

bool java_call_boolean(java_environment e, java_object x, java_method m, const java_value *v) {
    return call_boolean(e, x, m, v);
}
bool java_call_static_boolean(java_environment e, java_object c, java_method m, const java_value *v) {
    return call_static_boolean(e, c, m, v);
}

java_object java_new_string(java_environment e, const uint16_t *units, int32_t count) {
    return AT(e, java_place_new_string, java_object(*)(java_environment, const uint16_t *, int32_t))(e, units, count);
}
int32_t java_get_string_length(java_environment e, java_object x) {
    return AT(e, java_place_get_string_length, int32_t(*)(java_environment, java_object))(e, x);
}
void java_get_string_region(java_environment e, java_object x, int32_t start, int32_t count, uint16_t *units) {
    AT(e, java_place_get_string_region, void (*)(java_environment, java_object, int32_t, int32_t, uint16_t *))(
        e, x, start, count, units);
}
int32_t java_register_natives(java_environment e, java_object c, const java_native_method *m, int32_t count) {
    return AT(e, java_place_register_natives,
        int32_t(*)(java_environment, java_object, const java_native_method *, int32_t))(e, c, m, count);
}

java_environment java_machine_environment(java_machine m) {
    void *e = NULL;
    int32_t code = AT(m, java_machine_place_get_env, int32_t(*)(java_machine, void **, int32_t))(m, &e, java_version);
    return code == 0 ? e : NULL;
}

static pthread_key_t ending;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void detach(void *m) {
    AT(m, java_machine_place_detach_current_thread, int32_t(*)(java_machine))(m);
}
static void make_key(void) { pthread_key_create(&ending, detach); }

java_environment java_machine_attach(java_machine m) {
    void *e = NULL;
    int32_t code = AT(m, java_machine_place_attach_current_thread_as_daemon,
        int32_t(*)(java_machine, void **, void *))(m, &e, NULL);
    if (code != 0) return NULL;
    pthread_once(&once, make_key);
    pthread_setspecific(ending, m);
    return e;
}

java_machine java_machine_of(java_environment e) {
    java_machine m = NULL;
    AT(e, java_place_get_java_vm, int32_t(*)(java_environment, java_machine *))(e, &m);
    return m;
}

const char *java_machine_start(
    const char *library, const char *const *options, int32_t count, java_machine *m, java_environment *e) {
    struct { const char *text; void *extra; } *all = calloc((size_t)count + 1, sizeof *all);
    if (!all) return "there is no memory";
    for (int32_t i = 0; i < count; i++) all[i].text = options[i];
    struct { int32_t version, count; void *options; uint8_t ignores; } arguments = {java_version, count, all, false};
    void *handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
    int32_t (*create)(java_machine *, void **, void *) = handle ? dlsym(handle, "JNI_CreateJavaVM") : NULL;
    int32_t code = create ? create(m, (void **)e, &arguments) : 0;
    free(all);
    if (!handle) return "the library cannot be loaded";
    if (!create) return "the library does not start machines";
    return code == 0 ? NULL : "the machine did not start";
}
