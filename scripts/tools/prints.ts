// npm run prints -- NAME… --from FOLDER [--inks LIGHT] [--to FOLDER]: makes prints again (docs/prints.md).
import { command } from './command.ts';
import { makePrint } from './prints/make-print.ts';
import { ordersFrom } from './prints/orders.ts';
import { step } from './progress.ts';

await command(async ({ root, words }) => {
  for (const order of ordersFrom(words, { root, startedIn: process.env.INIT_CWD ?? '.' })) {
    const { file, bytes, unchanged } = await step(order.illustration, () => makePrint(order));
    console.log(`${file}: ${bytes} bytes${unchanged ? ', the same as before' : ''}`);
  }
  return 0;
});
