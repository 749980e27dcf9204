// Holds the places of CJNI against a JDK's own header: compiling it is the check.
#include "CJNI.h"
#include <jni.h>

#define STANDS(table, function, place) \
    _Static_assert(offsetof(struct table, function) == (place) * sizeof(void *), #function " is at another place")

STANDS(JNINativeInterface_, FindClass, java_place_find_class);
STANDS(JNINativeInterface_, Throw, java_place_throw);
STANDS(JNINativeInterface_, ExceptionOccurred, java_place_exception_occurred);
STANDS(JNINativeInterface_, ExceptionClear, java_place_exception_clear);
STANDS(JNINativeInterface_, PushLocalFrame, java_place_push_local_frame);
STANDS(JNINativeInterface_, PopLocalFrame, java_place_pop_local_frame);
STANDS(JNINativeInterface_, NewGlobalRef, java_place_new_global_ref);
STANDS(JNINativeInterface_, DeleteGlobalRef, java_place_delete_global_ref);
STANDS(JNINativeInterface_, DeleteLocalRef, java_place_delete_local_ref);
STANDS(JNINativeInterface_, IsSameObject, java_place_is_same_object);
STANDS(JNINativeInterface_, NewLocalRef, java_place_new_local_ref);
STANDS(JNINativeInterface_, NewObjectA, java_place_new_object_a);
STANDS(JNINativeInterface_, GetObjectClass, java_place_get_object_class);
STANDS(JNINativeInterface_, IsInstanceOf, java_place_is_instance_of);
STANDS(JNINativeInterface_, GetMethodID, java_place_get_method_id);
STANDS(JNINativeInterface_, CallObjectMethodA, java_place_call_object_method_a);
STANDS(JNINativeInterface_, CallBooleanMethodA, java_place_call_boolean_method_a);
STANDS(JNINativeInterface_, CallIntMethodA, java_place_call_int_method_a);
STANDS(JNINativeInterface_, CallLongMethodA, java_place_call_long_method_a);
STANDS(JNINativeInterface_, CallFloatMethodA, java_place_call_float_method_a);
STANDS(JNINativeInterface_, CallVoidMethodA, java_place_call_void_method_a);
STANDS(JNINativeInterface_, GetStaticMethodID, java_place_get_static_method_id);
STANDS(JNINativeInterface_, CallStaticObjectMethodA, java_place_call_static_object_method_a);
STANDS(JNINativeInterface_, CallStaticBooleanMethodA, java_place_call_static_boolean_method_a);
STANDS(JNINativeInterface_, CallStaticIntMethodA, java_place_call_static_int_method_a);
STANDS(JNINativeInterface_, CallStaticVoidMethodA, java_place_call_static_void_method_a);
STANDS(JNINativeInterface_, NewString, java_place_new_string);
STANDS(JNINativeInterface_, GetStringLength, java_place_get_string_length);
STANDS(JNINativeInterface_, RegisterNatives, java_place_register_natives);
STANDS(JNINativeInterface_, GetJavaVM, java_place_get_java_vm);
STANDS(JNINativeInterface_, GetStringRegion, java_place_get_string_region);
STANDS(JNIInvokeInterface_, DetachCurrentThread, java_machine_place_detach_current_thread);
STANDS(JNIInvokeInterface_, GetEnv, java_machine_place_get_env);
STANDS(JNIInvokeInterface_, AttachCurrentThreadAsDaemon, java_machine_place_attach_current_thread_as_daemon);

_Static_assert(sizeof(java_value) == sizeof(jvalue), "an argument has the same size");
_Static_assert(sizeof(java_native_method) == sizeof(JNINativeMethod), "a native method has the same size");
