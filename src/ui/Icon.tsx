import type { ReactNode } from 'react';

interface IconProps {
  /** Width in pixels and in units of the view box. */
  readonly width?: number;
  readonly height?: number;
  readonly children: ReactNode;
}

/** A line icon, hidden from screen readers: the text beside it or the button's name gives its meaning. */
export function Icon({ width = 20, height = width, children }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {children}
    </svg>
  );
}

/** SVG path of the search icon, in a view box of 24 units. */
export const magnifier = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5L21 21';
