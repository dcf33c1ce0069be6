import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose faults are never serious: what they find is not asked for, and they take a third of the time. */
export const gentleRules = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
]

/** Violations only, without what finds their elements again: half of the time. */
const options = {
  rules: Object.fromEntries(gentleRules.map((id) => [id, { enabled: false }])),
  resultTypes: ['violations'],
  elementRef: false,
  ancestry: false,
  xpath: false,
  iframes: false,
} satisfies axe.RunOptions

/** Runs axe's program in a page as a script: what one page has compiled of it serves the next, which is not so for `page.evaluate`. */
async function bring(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: program })
  await session.detach()
}

/**
 * What axe finds serious or critical on a page as it stands: rule, count and the first place. It looks at the page alone, not at frames of
 * others. A call of our own instead of @axe-core/playwright: decision 0141.
 */
export async function seriousFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await bring(page)
  return page.evaluate(async (asked) => {
    const { axe: reader } = globalThis as unknown as { axe: { run: (options: axe.RunOptions) => Promise<axe.AxeResults> } }
    const { violations } = await reader.run(asked)
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.failureSummary?.replaceAll('\n', ' ') ?? ''}`,
      )
  }, options)
}
