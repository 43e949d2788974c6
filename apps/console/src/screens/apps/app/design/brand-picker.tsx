import type { HexColor } from '@earnwall/ui/design/readable-color';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { HexField } from './hex-field.tsx';
import { type Hsv, hexToHsv, hsvToHex } from './hsv.ts';
import './brand-picker.css';

interface Props {
  value: string;
  onChange: (color: HexColor) => void;
}

const steps: Readonly<Record<string, readonly [s: number, v: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  Home: [-100, 0],
  End: [100, 0],
  PageUp: [0, 10],
  PageDown: [0, -10],
};

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** A square of saturation and brightness, a slider of hues, and the color as text. */
export function BrandPicker({ value, onChange }: Props) {
  const [kept, setKept] = useState(() => hexToHsv(value));
  // A hue outlives the greys that are dragged through; any other color comes from elsewhere.
  const hsv = hsvToHex(kept) === value.toLowerCase() ? kept : hexToHsv(value, kept);
  const pick = (next: Hsv) => {
    setKept(next);
    onChange(hsvToHex(next));
  };
  const pickAt = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const s = within(((event.clientX - left) / width) * 100, 100);
    const v = within(100 - ((event.clientY - top) / height) * 100, 100);
    pick({ h: hsv.h, s, v });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const factor = event.shiftKey ? 10 : 1;
    pick({ h: hsv.h, s: within(hsv.s + step[0] * factor, 100), v: within(hsv.v + step[1] * factor, 100) });
  };
  const place = {
    '--hue': hsvToHex({ h: hsv.h, s: 100, v: 100 }),
    '--color': value,
    '--x': `${hsv.s}%`,
    '--y': `${100 - hsv.v}%`,
  } as CSSProperties;
  return (
    <div className="brand-picker" style={place}>
      <div
        className="brand-square"
        role="slider"
        tabIndex={0}
        aria-label="Saturation and brightness"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(hsv.s)}
        aria-valuetext={`Saturation ${Math.round(hsv.s)}%, brightness ${Math.round(hsv.v)}%`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pickAt(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) pickAt(event);
        }}
      >
        <span className="brand-thumb" />
      </div>
      <div className="brand-side">
        <HexField label="Brand color" value={value} onChange={onChange} />
        <input
          className="brand-hue"
          type="range"
          min={0}
          max={359}
          step={1}
          value={Math.round(hsv.h) % 360}
          aria-label="Hue"
          aria-valuetext={`${Math.round(hsv.h)} degrees`}
          onChange={(event) => pick({ ...hsv, h: Number(event.target.value) })}
        />
      </div>
    </div>
  );
}
