/**
 * «Found by folder, no hand-kept index»: writes the committed `*.generated.ts` files, and the index of decisions, from the folders they list.
 *
 *   node scripts/generate.mjs           writes what is stale (start, dev and item:new do so)
 *   node scripts/generate.mjs --check   fails when something is stale (npm test does so)
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { decisionsPage, readDecisions } from './lib/decisions.mjs'
import { isMain, root } from './lib/project.mjs'

/**
 * @typedef {{ key: string, file: string, name: string, path: string }} Entry key = folder or file name, file = where it is, name = identifier, path = import path
 * @typedef {object} Index
 * @property {string} target the file that is written
 * @property {string} folder where the entries are
 * @property {boolean} [isGrouped] the entries are in folders of that folder: modules and features by what they are
 * @property {string} file the file that makes a folder an entry; '*.ts' = every file is an entry
 * @property {string} [marker] what that file must export; a file of data exports nothing
 * @property {(entries: Entry[]) => string} write
 */

const imports = (entries, exported) => entries.map((e) => `import { ${exported} as ${e.name} } from '${e.path}'\n`).join('')
const property = (e) => (e.key === e.name ? e.name : `${isIdentifier(e.key) ? e.key : `'${e.key}'`}: ${e.name}`)

/** Demo data of kinds of organisations, and of modules. */
const demoIndex = (entries, name, people) =>
  `import type { DemoPeople } from '${people}'\n${imports(entries, 'demo')}\nexport const ${name}: readonly DemoPeople[] = ${list(
    '[',
    entries.map((e) => e.name),
    ']',
  )}\n`

/** Modules of texts, each in the languages that have a file of it; who lacks one does not compile, since every key is asked for in it. */
function textsIndex(entries) {
  const languages = ['zh_CN', 'en_US', 'ja_JP', 'ko_KR', 'tw_CN']
  const filesOf = ({ file, name, path }) =>
    languages
      .filter((locale) => locale !== 'tw_CN' || existsSync(file.replace('zh_CN', locale)))
      .map((locale) => ({ locale, name: `${name}_${locale}`, path: path.replace('zh_CN', locale) }))
  const lines = entries.flatMap(filesOf).map(({ name, path }) => `import { texts as ${name} } from '${path}'\n`)
  const modules = entries.map(
    (e) =>
      `${isIdentifier(e.key) ? e.key : `'${e.key}'`}: { ${filesOf(e)
        .map(({ locale, name }) => `${locale}: ${name}`)
        .join(', ')} }`,
  )
  return `${lines.join('')}\nexport const modules = ${block('{', modules, '}')} as const\n`
}

/** @type {Index[]} */
export const indexes = [
  {
    target: 'packages/core/src/form/types/index.generated.ts',
    folder: 'packages/core/src/form/types',
    file: 'model.ts',
    marker: 'const fieldType',
    write: (entries) =>
      imports(entries, 'fieldType') +
      entries.map((e) => `import type { Settings as ${pascal(e.key)}Settings } from '${e.path}'\n`).join('') +
      `\nexport const fieldTypes = ${block('{', entries.map(property), '}')} as const\n` +
      `\nexport type Field =${entries.length === 0 ? ' never' : entries.map((e) => `\n  | ${pascal(e.key)}Settings`).join('')}\n`,
  },
  {
    target: 'packages/core/src/item/effects/index.generated.ts',
    folder: 'packages/core/src/item/effects',
    file: '*.ts',
    marker: 'const effect',
    write: (entries) => `${imports(entries, 'effect')}\nexport const effects = ${block('{', entries.map(property), '}')} as const\n`,
  },
  {
    target: 'apps/server/src/modules/case-work/tasks/effects/index.generated.ts',
    folder: 'apps/server/src/modules/case-work/tasks/effects',
    file: '*.ts',
    marker: 'const run',
    write: (entries) => {
      const named = entries.map((e) => ({ ...e, name: `run${pascal(e.key)}` }))
      return (
        `import type { ActionEffect } from '@wenwu/core/item/model'\nimport type { Effect } from '../effect.ts'\n${imports(named, 'run')}` +
        `\nexport const effects: Readonly<Record<ActionEffect, Effect>> = ${block('{', named.map(property), '}')}\n`
      )
    },
  },
  {
    target: 'packages/core/src/tasks/verbs/index.generated.ts',
    folder: 'packages/core/src/tasks/verbs',
    file: '*.ts',
    marker: 'const verb',
    write: (entries) => {
      const named = entries.map((e) => ({ ...e, name: `verb${pascal(e.key)}` }))
      return `${imports(named, 'verb')}\nexport const verbs = ${block('{', named.map(property), '}')} as const\n`
    },
  },
  {
    target: 'packages/core/src/tasks/stages/index.generated.ts',
    folder: 'packages/core/src/tasks/stages',
    file: '*.ts',
    marker: 'const stage',
    write: (entries) => {
      const named = entries.map((e) => ({ ...e, name: `stage${pascal(e.key)}` }))
      return `${imports(named, 'stage')}\nexport const stages = ${block('{', named.map(property), '}')} as const\n`
    },
  },
  {
    target: 'packages/core/src/desks/lists/index.generated.ts',
    folder: 'packages/core/src/desks/lists',
    file: '*.ts',
    marker: 'const desk',
    write: (entries) => {
      const named = entries.map((e) => ({ ...e, name: `desk${pascal(e.key)}` }))
      return `${imports(named, 'desk')}\nexport const desks = ${block('{', named.map(property), '}')} as const\n`
    },
  },
  {
    target: 'apps/server/src/modules/case-work/tasks/verbs/index.generated.ts',
    folder: 'apps/server/src/modules/case-work/tasks/verbs',
    file: '*.ts',
    marker: 'const verb',
    write: (entries) => {
      const named = entries.map((e) => ({ ...e, name: `verb${pascal(e.key)}` }))
      return (
        `import type { VerbName } from '@wenwu/core/tasks/verb'\nimport type { Verb } from '../verb.ts'\n${imports(named, 'verb')}` +
        `\nexport const verbs: Readonly<Record<VerbName, Verb>> = ${block('{', named.map(property), '}')}\n`
      )
    },
  },
  {
    target: 'apps/server/src/modules/case-work/papers/index.generated.ts',
    folder: 'apps/server/src/modules/case-work/papers',
    file: 'paper.ts',
    marker: 'const paper',
    write: (entries) =>
      `import type { AnyPaper } from './kind.ts'\n${imports(entries, 'paper')}` +
      `\nexport const papers: Readonly<Record<string, AnyPaper>> = ${block('{', entries.map(property), '}')}\n`,
  },
  {
    target: 'packages/core/src/i18n/index.generated.ts',
    folder: 'packages/core/src/i18n/texts/zh_CN',
    file: '*.ts',
    marker: 'const texts',
    write: textsIndex,
  },
  {
    target: 'packages/core/src/contracts.generated.ts',
    folder: 'packages/core/src',
    file: 'contract.ts',
    marker: 'const contract',
    write: (entries) => `${imports(entries, 'contract')}\nexport const contracts = ${list('{', entries.map(property), '}')}\n`,
  },
  {
    target: 'packages/core/src/errors.generated.ts',
    folder: 'packages/core/src',
    file: 'errors.ts',
    marker: 'const errors',
    write: (entries) =>
      `import type { ErrorRow } from './kernel/errors.ts'\n${imports(entries, 'errors')}` +
      `\nconst table = ${list(
        '{',
        entries.map((e) => `...${e.name}`),
        '}',
      )}\n\nexport type ErrorCode = keyof typeof table\n\nexport const errorTable: Readonly<Record<ErrorCode, ErrorRow>> = table\n`,
  },
  {
    target: 'packages/core/src/acts.generated.ts',
    folder: 'packages/core/src',
    file: 'acts.ts',
    marker: 'const acts',
    write: (entries) =>
      `import type { Text } from './i18n/text.ts'\n${imports(entries, 'acts')}` +
      `\nexport const actsByModule: Readonly<Record<string, Readonly<Record<string, Text>>>> = ${list('{', entries.map(property), '}')}\n`,
  },
  {
    target: 'packages/core/src/organizations/kinds/index.generated.ts',
    folder: 'packages/core/src/organizations/kinds',
    file: 'kind.ts',
    marker: 'const organizationKind',
    write: (entries) =>
      `${imports(entries, 'organizationKind')}\nexport const organizationKinds = ${block('{', entries.map(property), '}')} as const\n`,
  },
  {
    target: 'packages/core/src/organizations/kinds/candidates.generated.ts',
    folder: 'packages/core/src/organizations/kinds',
    file: 'candidates.ts',
    marker: 'const candidates',
    write: (entries) =>
      `${imports(entries, 'candidates')}\nexport const candidatesByKind = ${block('{', entries.map(property), '}')} as const\n`,
  },
  {
    target: 'packages/core/src/roles.generated.ts',
    folder: 'packages/core/src',
    file: 'roles.ts',
    marker: 'const roles',
    write: (entries) =>
      `${imports(entries, 'roles')}\n/** Roles of people who act for no kind of organisation. */\nexport const otherRoles = ${list(
        '{',
        entries.map((e) => `...${e.name}`),
        '}',
        ' as const',
      )}\n`,
  },
  {
    target: 'packages/core/src/permissions.generated.ts',
    folder: 'packages/core/src',
    file: 'permissions.ts',
    marker: 'const permissions',
    write: (entries) =>
      `${imports(entries, 'permissions')}\nexport const permissions = ${block(
        '{',
        entries.map((e) => `...${e.name}`),
        '}',
      )} as const\n`,
  },
  {
    target: 'packages/core/src/organizations/kinds/demo.generated.ts',
    folder: 'packages/core/src/organizations/kinds',
    file: 'demo.ts',
    marker: 'const demo',
    write: (entries) => demoIndex(entries, 'demoOfKinds', '../../accounts/demo.ts'),
  },
  {
    target: 'packages/core/src/demo.generated.ts',
    folder: 'packages/core/src',
    file: 'demo.ts',
    marker: 'const demo',
    write: (entries) => demoIndex(entries, 'demoOfModules', './accounts/demo.ts'),
  },
  {
    target: 'packages/core/src/lists.generated.ts',
    folder: 'packages/core/src',
    file: 'list.ts',
    marker: 'const \\w+Lists?',
    write: (entries) =>
      entries.map((e) => `import * as ${e.name} from '${e.path}'\n`).join('') +
      `\nexport const listModules: readonly object[] = ${list(
        '[',
        entries.map((e) => e.name),
        ']',
      )}\n`,
  },
  {
    target: 'packages/items/src/index.generated.ts',
    folder: 'packages/items/src',
    file: 'item.ts',
    marker: 'const item',
    write: (entries) => {
      const named = entries.map((e) => ({ ...e, name: `item${pascal(e.key)}` }))
      return `${imports(named, 'item')}\nexport const items = ${list(
        '[',
        named.map((e) => e.name),
        ']',
      )}\n`
    },
  },
  {
    target: 'packages/items/src/examples.generated.ts',
    folder: 'packages/items/src',
    file: 'example.json',
    write: (entries) => {
      const named = entries.map((e) => ({ ...e, name: `example${pascal(e.key)}` }))
      return (
        `import type { FormData } from '@wenwu/core/form/model'\n` +
        named.map((e) => `import ${e.name} from '${e.path}' with { type: 'json' }\n`).join('') +
        `\n/** The complete valid case in the folder of each item, by code. */\n` +
        `export const examples: Readonly<Record<string, FormData>> = ${block('{', named.map(property), '}')}\n`
      )
    },
  },
  {
    target: 'packages/items/src/guides.generated.ts',
    folder: 'packages/items/src',
    file: 'guide.ts',
    marker: 'const guide',
    write: (entries) => {
      const named = entries.map((e) => ({ ...e, name: `guide${pascal(e.key)}` }))
      return `import type { GuideDefinition } from '@wenwu/core/item/guide'\n${imports(named, 'guide')}\nexport const guides: readonly GuideDefinition[] = ${list(
        '[',
        named.map((e) => e.name),
        ']',
      )}\n`
    },
  },
  {
    target: 'apps/server/src/modules/index.generated.ts',
    folder: 'apps/server/src/modules',
    isGrouped: true,
    file: 'index.ts',
    marker: 'const module',
    write: (entries) =>
      `${imports(entries, 'module')}\nexport const modules = ${list(
        '[',
        entries.map((e) => e.name),
        ']',
      )}\n`,
  },
  {
    target: 'apps/server/src/modules/jobs.generated.ts',
    folder: 'apps/server/src/modules',
    isGrouped: true,
    file: 'jobs.ts',
    marker: 'const jobs',
    write: (entries) =>
      `import type { ModuleJobs } from '../platform/jobs/module-jobs.ts'\n${imports(entries, 'jobs')}` +
      `\nexport const moduleJobs: readonly ModuleJobs[] = ${list(
        '[',
        entries.map((e) => e.name),
        ']',
      )}\n`,
  },
  {
    target: 'apps/server/src/modules/sweeps.generated.ts',
    folder: 'apps/server/src/modules',
    isGrouped: true,
    file: 'sweeps.ts',
    marker: 'const sweeps',
    write: (entries) =>
      `import type { Sweep } from '../platform/jobs/sweep.ts'\n${imports(entries, 'sweeps')}` +
      `\nexport const moduleSweeps: readonly Sweep[] = ${list(
        '[',
        entries.map((e) => `...${e.name}`),
        ']',
      )}\n`,
  },
  {
    target: 'apps/server/src/modules/figures.generated.ts',
    folder: 'apps/server/src/modules',
    isGrouped: true,
    file: 'figures.ts',
    marker: 'const figures',
    write: (entries) =>
      `import type { HomeFigure } from '../platform/home-figure.ts'\n${imports(entries, 'figures')}` +
      `\nexport const moduleFigures: readonly HomeFigure[] = ${list(
        '[',
        entries.map((e) => `...${e.name}`),
        ']',
      )}\n`,
  },
  {
    target: 'apps/server/src/modules/menus.generated.ts',
    folder: 'apps/server/src/modules',
    isGrouped: true,
    file: 'menus.ts',
    marker: 'const menus',
    write: (entries) =>
      `import type { MenuSeed } from '@wenwu/core/menus/model'\n${imports(entries, 'menus')}` +
      `\nexport const moduleMenus: readonly MenuSeed[] = ${list(
        '[',
        entries.map((e) => `...${e.name}`),
        ']',
      )}\n`,
  },
  {
    target: 'apps/server/src/modules/content-kinds.generated.ts',
    folder: 'apps/server/src/modules',
    isGrouped: true,
    file: 'index.ts',
    marker: 'const contentKinds',
    write: (entries) =>
      `import type { ContentKind } from './public-texts/publishing/index.ts'\n${imports(entries, 'contentKinds')}` +
      `\nexport const contentKinds: readonly ContentKind[] = ${list(
        '[',
        entries.map((e) => `...${e.name}`),
        ']',
      )}\n`,
  },
  {
    target: 'apps/web/src/features.generated.ts',
    folder: 'apps/web/src/features',
    isGrouped: true,
    file: 'routes.tsx',
    marker: 'const routes',
    write: (entries) =>
      `import type { FeatureRoute } from './lib/feature-route.ts'\n${imports(entries, 'routes')}` +
      `\nexport const featureRoutes: readonly FeatureRoute[] = ${list(
        '[',
        entries.map((e) => `...${e.name}`),
        ']',
      )}\n`,
  },
  {
    target: 'apps/web/src/public-paths.generated.ts',
    folder: 'apps/web/src/features',
    isGrouped: true,
    file: 'routes.tsx',
    marker: 'const routes',
    write: (entries) =>
      `/** Addresses of screens that are open without signing in; the entrance links to those that exist. */\nexport const publicPaths: readonly string[] = ${block(
        '[',
        entries.flatMap((e) => publicPathsOf(readFileSync(e.file, 'utf8'))).map((path) => `'/${path}'`),
        ']',
      )}\n`,
  },
  {
    target: 'apps/web/src/page-paths.generated.ts',
    folder: 'apps/web/src/features',
    isGrouped: true,
    file: 'routes.tsx',
    marker: 'const routes',
    write: (entries) =>
      `/** Addresses of every screen, open or not: no other address is a page of this program. */\nexport const pagePaths: readonly string[] = ${block(
        '[',
        entries.flatMap((e) => pathsOf(readFileSync(e.file, 'utf8'))).map((path) => `'/${path}'`),
        ']',
      )}\n`,
  },
  {
    target: 'apps/web/src/form/fields.generated.ts',
    folder: 'apps/web/src/form/fields',
    file: 'index.tsx',
    marker: 'const widgets',
    write: (entries) =>
      `${imports(entries, 'widgets')}\nexport const fieldWidgets = ${list('{', entries.map(property), '}', ' as const')}\n`,
  },
]

/**
 * Compares every index with its folder and, unless only checking, writes the stale ones.
 *
 * @param {{ root?: string, isCheck?: boolean }} options
 * @returns {string[]} the stale files
 */
export function generate({ root: base = root, isCheck = false } = {}) {
  const stale = []
  for (const index of indexes) {
    if (!existsSync(join(base, index.folder))) continue
    const target = join(base, index.target)
    const text = index.write(entriesOf(base, index))
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue
    stale.push(index.target)
    if (!isCheck) writeFileSync(target, text)
  }
  return stale
}

/**
 * The same for the index of decisions. The program does not depend on it, so a start leaves it alone.
 *
 * @returns {string[]} the page, where it is stale
 */
function generateDecisions(isCheck) {
  const folder = join(root, 'docs/decisions')
  const page = join(folder, 'README.md')
  const text = decisionsPage(readDecisions(folder))
  if (existsSync(page) && readFileSync(page, 'utf8') === text) return []
  if (!isCheck) writeFileSync(page, text)
  return ['docs/decisions/README.md']
}

/** @returns {Entry[]} sorted by name, the same on every machine */
function entriesOf(base, index) {
  const folder = join(base, index.folder)
  const groups = index.isGrouped ? foldersOf(folder) : [folder]
  const found =
    index.file === '*.ts'
      ? readdirSync(folder, { withFileTypes: true }).flatMap(({ name }) =>
          /^[^_.][^.]*\.ts$/.test(name) ? [{ key: name.slice(0, -3), file: join(folder, name) }] : [],
        )
      : groups.flatMap(foldersOf).map((each) => ({ key: basename(each), file: join(each, index.file) }))
  const isEntry = (file) => index.marker === undefined || new RegExp(`^export ${index.marker}\\b`, 'm').test(readFileSync(file, 'utf8'))
  return found
    .filter(({ file }) => existsSync(file) && isEntry(file))
    .map(({ key, file }) => ({
      key,
      file,
      name: identifier(key),
      path: `./${relative(dirname(join(base, index.target)), file).replaceAll('\\', '/')}`,
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}

function foldersOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !/^[_.]/.test(entry.name) ? [join(folder, entry.name)] : [],
  )
}

/** Paths of the public routes in a route table; public-paths.test.ts compares them with the tables themselves. */
function publicPathsOf(table) {
  return pathsOf(table, (route) => /access: 'public'/.test(route))
}

/** Paths of the routes in a route table, in its order. */
function pathsOf(table, isMeant = () => true) {
  return table
    .split(/\{\s*component:/)
    .filter(isMeant)
    .map((route) => /path: '([^']+)'/.exec(route)?.[1])
    .filter((path) => path !== undefined)
}

const reserved = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
)

/** `long-text` → `longText`; a name that JavaScript does not take gets an ending. */
export function identifier(key) {
  const camel = pascal(key).replace(/^[A-Z](?![A-Z])/, (letter) => (/^[A-Z]/.test(key) ? letter : letter.toLowerCase()))
  return isIdentifier(camel) ? camel : `_${camel}`
}

/** `long-text` → `LongText`; digits and the rest stay. */
export function pascal(key) {
  return key
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('')
}

function isIdentifier(name) {
  return /^[A-Za-z_$][\w$]*$/.test(name) && !reserved.has(name)
}

/** On one line where it fits (the formatter's 140 columns), else one entry a line. */
function list(open, entries, close, ending = '') {
  const gap = open === '{' && entries.length > 0 ? ' ' : ''
  const line = `${open}${gap}${entries.join(', ')}${gap}${close}`
  return (line.length + ending.length + 'export const fieldWidgets = '.length <= 140 ? line : block(open, entries, close)) + ending
}

function block(open, entries, close) {
  return entries.length === 0 ? `${open}${close}` : `${open}\n${entries.map((entry) => `  ${entry},\n`).join('')}${close}`
}

if (isMain(import.meta.url)) {
  const isCheck = process.argv.includes('--check')
  const stale = [...generate({ isCheck }), ...generateDecisions(isCheck)]
  for (const file of stale) console.log(`${isCheck ? 'stale, run npm run generate' : 'written'}: ${file}`)
  process.exitCode = isCheck && stale.length > 0 ? 1 : 0
}
