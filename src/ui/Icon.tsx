import type { ReactNode } from 'react';

interface IconProps {
  /** In pixels, and in the drawing's own units. */
  readonly width?: number;
  readonly height?: number;
  readonly children: ReactNode;
}

/** A drawing of lines; what it means stands beside it or in its button's name. */
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
