// Loaded before the program of a compared site: both sites answer at the moment that COMPARED_AT gives, in milliseconds.
import { stopTime } from '../screens/standing-time.ts';

stopTime(Number(process.env.COMPARED_AT));
