import { later } from '../../../../lib/later.tsx'

/** The choice between words of two places, loaded where there is one. */
export const LaterTwoWorks = later(
  async () => (await import('./TwoWorks.tsx')).TwoWorks,
  () => null,
)
