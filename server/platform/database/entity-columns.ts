import { type EntityProperty, MetadataStorage, ReferenceKind, UnderscoreNamingStrategy } from '@mikro-orm/core';

const naming = new UnderscoreNamingStrategy();

/**
 * Returns the columns that the decorators of these classes declare, in the same order. An entity
 * does not repeat the columns of its base class.
 */
export function columnsOfEntities(...classes: readonly object[]): string[] {
  const declared = Object.values(MetadataStorage.getMetadata());
  return classes
    .flatMap((entity) => declared.filter((meta) => meta.class === entity))
    .flatMap((meta) => Object.values(meta.properties).map(toColumn));
}

function toColumn({ name, kind, fieldName }: EntityProperty & { fieldName?: string }): string {
  if (fieldName) return fieldName;
  return kind === ReferenceKind.SCALAR ? naming.propertyToColumnName(name) : naming.joinColumnName(name);
}
