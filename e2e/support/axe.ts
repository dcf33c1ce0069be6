import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds serious or critical on a page as it stands: rule, count and the first place. It runs in the page alone, not in frames of
 * others, and gathers violations only: that takes half of the time.
 */
export async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], elementRef: false, ancestry: false, xpath: false })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.failureSummary?.replaceAll('\n', ' ') ?? ''}`,
    )
}
