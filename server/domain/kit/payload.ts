/** A field of a payload that is read only when an operation selects it: GraphQL calls functions that it finds as values. */
export type Lazy<Value> = () => Promise<Value>;
