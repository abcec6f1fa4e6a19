/** SVG path of the search icon, in a view box of 24 units. */
export const magnifier = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5L21 21';
