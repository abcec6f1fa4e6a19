// Loaded before the program of a compared site: both sites answer at the moment that COMPARED_AT gives, in
// milliseconds.
import { fixClock } from '../screens/fixed-clock.ts';

fixClock(Number(process.env.COMPARED_AT));
