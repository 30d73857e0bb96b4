/** The data loaders of one request, or of one transaction. Each is created when it is first used. */
export class LoaderCache {
  /** The loaders by their batch functions. A batch function's type determines the type of its loader. */
  private loaders?: Map<object, unknown>;

  /** Returns the loader of a batch function. */
  get<Loader>(batch: object, create: () => Loader): Loader {
    this.loaders ??= new Map();
    const known = this.loaders.get(batch) as Loader | undefined;
    if (known) return known;
    const loader = create();
    this.loaders.set(batch, loader);
    return loader;
  }
}
