import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { menuSeeds } from '../apps/server/src/db/seed/menus.ts'
import { locales, textIn } from '../packages/core/src/i18n/text.ts'
import { translate } from '../packages/core/src/i18n/translate.ts'

const features = join(import.meta.dirname, '../apps/web/src/features')
const routeFiles = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('routes.tsx'))
/** Component of a screen ↦ key of its title, as the features list them. */
const titleKeys = new Map(
  routeFiles.flatMap((name) =>
    [...readFileSync(join(features, name), 'utf8').matchAll(/component: '([^']+)',[^}]*?titleKey: '([^']+)'/gs)].map((match) => [
      match[1],
      match[2],
    ]),
  ),
)

/** Entries whose screen calls itself by who looks at it. */
const byPerson = new Map([['my-cases', 'list.myCasesTitle']])

it('a screen has one name: its entry in the menu is called as its tab, in every language', () => {
  // desks share two screens; each calls itself as its declaration says, of which its entry is made (core/desks)
  const entries = menuSeeds.filter(({ name, component }) => titleKeys.has(component) && !name.startsWith('desk-'))
  expect(entries.length).toBeGreaterThan(20)
  const differing = entries.flatMap(({ name, component, title }) =>
    locales
      .map((locale) => [locale, textIn(title, locale), translate(locale, byPerson.get(name) ?? titleKeys.get(component))])
      .filter(([, menu, tab]) => menu !== tab)
      .map(([locale, menu, tab]) => `${component} ${locale}: ${menu} | ${tab}`),
  )
  expect(differing).toEqual([])
})
