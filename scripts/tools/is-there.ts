import { access, constants } from 'node:fs/promises';

/** Whether a file or folder exists; with `constants.X_OK`, also whether it is executable. */
export const isThere = (path: string, mode: number = constants.F_OK): Promise<boolean> =>
  access(path, mode).then(
    () => true,
    () => false,
  );
