// Runs one part of the soak in its own process: NAME SIZE SEED. Sends its finding to the parent process.
import { parts } from '../../tests/reliability/parts.ts';

const [name, size, seed] = process.argv.slice(2);
const part = parts.find((one) => one.name === name);
if (!part) throw new Error(`There is no part ${name}.`);
const finding = await part.run(size === 'short' ? 'short' : 'long', Number(seed));
process.send?.(finding, () => process.exit(0));
