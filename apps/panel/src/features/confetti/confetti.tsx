import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '#lib/hooks/reduced-motion.ts';
import './confetti.css';

const colorNames = ['--brand-fill', '--reward-fill', '--info-fill'] as const;

/** Two cannons in the publisher's colors, once; its code comes when there is something to celebrate. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const sky = canvas.current;
    if (!sky || prefersReducedMotion()) return;
    let stop: (() => void) | null = () => undefined;
    const celebrate = async () => {
      const { create } = await import('canvas-confetti');
      if (!stop) return;
      // Without its worker: the page's policy allows no scripts but our own files.
      const fire = create(sky, { resize: true, useWorker: false });
      stop = fire.reset;
      const style = getComputedStyle(sky);
      const colors = colorNames.map((name) => style.getPropertyValue(name).trim());
      const cannon = { colors, particleCount: 60, spread: 60, startVelocity: 45, ticks: 160 };
      void fire({ ...cannon, angle: 60, origin: { x: 0, y: 0.8 } });
      void fire({ ...cannon, angle: 120, origin: { x: 1, y: 0.8 } });
    };
    // A celebration that does not arrive is not missed.
    celebrate().catch(() => undefined);
    return () => {
      stop?.();
      stop = null;
    };
  }, []);

  return <canvas className="confetti" ref={canvas} />;
}
