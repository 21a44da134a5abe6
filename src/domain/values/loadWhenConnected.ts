/** Nothing was requested. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

type Load<Module> = () => Promise<Module>;

/**
 * Loads once. Browsers do not request a failed script again, so none is requested while there is no connection: then it
 * rejects with `NoConnection`.
 */
export function loadWhenConnected<Module>(isConnected: () => boolean, load: Load<Module>): Load<Module> {
  let loaded: Module | undefined;
  return async () => {
    if (loaded !== undefined) return loaded;
    if (!isConnected()) throw new NoConnection();
    loaded = await load();
    return loaded;
  };
}
