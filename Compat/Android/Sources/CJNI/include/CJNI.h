// What is used of the Java Native Interface, by its specification: every function has a fixed place in a table. Neither a JDK nor
// the NDK is needed to compile this; `check/places.c` holds the places against a JDK's own header.
#ifndef CJNI_H
#define CJNI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A thread's way into the machine.
typedef struct java_environment_table *java_environment;
/// The machine.
typedef struct java_machine_table *java_machine;
/// A reference, a class among them.
typedef void *java_object;
/// What names a method.
typedef struct java_method_record *java_method;

/// An argument.
typedef union {
    uint8_t boolean;
    int32_t integer;
    int64_t number;
    float fraction;
    java_object object;
} java_value;

/// A method of a class that is native code.
typedef struct {
    char *name;
    char *signature;
    void *function;
} java_native_method;

/// The version of the interface that is asked for: 1.6, which Android has.
enum { java_version = 0x00010006 };

/// Where the functions stand in a thread's table.
enum java_place {
    java_place_find_class = 6,
    java_place_throw = 13,
    java_place_exception_occurred = 15,
    java_place_exception_clear = 17,
    java_place_push_local_frame = 19,
    java_place_pop_local_frame = 20,
    java_place_new_global_ref = 21,
    java_place_delete_global_ref = 22,
    java_place_delete_local_ref = 23,
    java_place_is_same_object = 24,
    java_place_new_local_ref = 25,
    java_place_new_object_a = 30,
    java_place_get_object_class = 31,
    java_place_is_instance_of = 32,
    java_place_get_method_id = 33,
    java_place_call_object_method_a = 36,
    java_place_call_boolean_method_a = 39,
    java_place_call_int_method_a = 51,
    java_place_call_long_method_a = 54,
    java_place_call_float_method_a = 57,
    java_place_call_void_method_a = 63,
    java_place_get_static_method_id = 113,
    java_place_call_static_object_method_a = 116,
    java_place_call_static_boolean_method_a = 119,
    java_place_call_static_int_method_a = 131,
    java_place_call_static_void_method_a = 143,
    java_place_new_string = 163,
    java_place_get_string_length = 164,
    java_place_register_natives = 215,
    java_place_get_java_vm = 219,
    java_place_get_string_region = 220,
};

/// Where the functions stand in the machine's table.
enum java_machine_place {
    java_machine_place_detach_current_thread = 5,
    java_machine_place_get_env = 6,
    java_machine_place_attach_current_thread_as_daemon = 7,
};

java_object java_find_class(java_environment, const char *name);
int32_t java_throw(java_environment, java_object exception);
java_object java_exception_occurred(java_environment);
void java_exception_clear(java_environment);
int32_t java_push_local_frame(java_environment, int32_t capacity);
java_object java_pop_local_frame(java_environment, java_object result);
java_object java_new_global_ref(java_environment, java_object);
void java_delete_global_ref(java_environment, java_object);
void java_delete_local_ref(java_environment, java_object);
java_object java_new_local_ref(java_environment, java_object);
bool java_is_same_object(java_environment, java_object, java_object);
java_object java_new_object(java_environment, java_object class, java_method, const java_value *);
java_object java_get_object_class(java_environment, java_object);
bool java_is_instance_of(java_environment, java_object, java_object class);
java_method java_get_method(java_environment, java_object class, const char *name, const char *signature);
java_method java_get_static_method(java_environment, java_object class, const char *name, const char *signature);
java_object java_call_object(java_environment, java_object, java_method, const java_value *);
bool java_call_boolean(java_environment, java_object, java_method, const java_value *);
int32_t java_call_integer(java_environment, java_object, java_method, const java_value *);
int64_t java_call_number(java_environment, java_object, java_method, const java_value *);
float java_call_fraction(java_environment, java_object, java_method, const java_value *);
void java_call(java_environment, java_object, java_method, const java_value *);
java_object java_call_static_object(java_environment, java_object class, java_method, const java_value *);
bool java_call_static_boolean(java_environment, java_object class, java_method, const java_value *);
int32_t java_call_static_integer(java_environment, java_object class, java_method, const java_value *);
void java_call_static(java_environment, java_object class, java_method, const java_value *);
java_object java_new_string(java_environment, const uint16_t *units, int32_t count);
int32_t java_get_string_length(java_environment, java_object);
void java_get_string_region(java_environment, java_object, int32_t start, int32_t count, uint16_t *units);
int32_t java_register_natives(java_environment, java_object class, const java_native_method *, int32_t count);

/// The environment of a thread that is attached; null for another one.
java_environment java_machine_environment(java_machine);
/// Attaches the thread; the machine does not wait for it at its end. It detaches itself when it ends.
java_environment java_machine_attach(java_machine);
/// The machine that a thread's environment belongs to.
java_machine java_machine_of(java_environment);
/// Starts a machine in this process, on the thread that calls: by the library of a JDK.
/// - Returns: null, or what was wrong.
const char *java_machine_start(
    const char *library, const char *const *options, int32_t count, java_machine *, java_environment *);

/// What becomes readable when Dispatch's main queue has work.
int main_queue_descriptor(void);
/// Does the work of Dispatch's main queue that there is. The process's first thread.
void main_queue_drain(void);
/// On Android: the looper of this thread, which is the process's first one, drains Dispatch's main queue from now on.
/// - Returns: whether it does; false on other systems.
bool main_looper_drains_main_queue(void);

#endif
