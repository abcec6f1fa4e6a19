// Loaded before the program of a compared site. Both sites run at the time COMPARED_AT, in milliseconds.
import { fixClock } from '../screens/fixed-clock.ts';

fixClock(Number(process.env.COMPARED_AT));
