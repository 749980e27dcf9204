// What the compiler asks of the Objective-C runtime's module, and what the bridges use of it: for type-checking where
// there is no such runtime.
#ifndef NSOBJECT_H
#define NSOBJECT_H

@protocol NSObject
- (_Bool)isEqual:(nullable id)object;
@property (readonly) long hash;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (nonnull instancetype)alloc;
- (nonnull instancetype)init;
- (_Bool)isEqual:(nullable id)object;
@end

typedef enum objc_AssociationPolicy : unsigned long {
    OBJC_ASSOCIATION_ASSIGN = 0,
    OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
    OBJC_ASSOCIATION_RETAIN = 01401,
} __attribute__((enum_extensibility(open))) objc_AssociationPolicy;

id _Nullable objc_getAssociatedObject(id _Nonnull object, const void *_Nonnull key);
void objc_setAssociatedObject(
    id _Nonnull object, const void *_Nonnull key, id _Nullable value, objc_AssociationPolicy policy);

#endif
