import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
/** What the paths of the two pages are meant from; `docs/security-requirements.md` leaves `modules/` out, as it says. */
const groups = ['ways-in', 'case-work', 'public-texts', 'base']
const bases = ['', 'apps/server/src/', ...groups.map((group) => `apps/server/src/modules/${group}/`)]

describe.each(['docs/security.md', 'docs/security-requirements.md'])('%s', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8')
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md))`/g)].map(([, name]) => name)
  // `auth/…` and other pages in docs/
  const missing = named.filter((name) => ![...bases, 'docs/'].some((base) => existsSync(path.join(root, base, name))))

  it('names files that exist', () => {
    expect(named.length).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })
})
