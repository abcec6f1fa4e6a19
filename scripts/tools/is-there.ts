import { access, constants } from 'node:fs/promises';

/** Whether a file or folder is there; with `constants.X_OK`, whether it may be run too. */
export const isThere = (path: string, mode: number = constants.F_OK): Promise<boolean> =>
  access(path, mode).then(
    () => true,
    () => false,
  );
