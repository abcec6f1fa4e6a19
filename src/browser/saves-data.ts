export { savesData } from '../api/saves-data';
