import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** One planted violation per wall: the file that breaks it and what it imports. */
const planted = {
  'no-cycles': [
    ['packages/core/src/clock/a.ts', "import './b.ts'\nexport const a = 1\n"],
    ['packages/core/src/clock/b.ts', "import './a.ts'\nexport const b = 1\n"],
  ],
  'kernel-imports-nothing': [['packages/core/src/kernel/k.ts', "import '../codes/list.ts'\n"]],
  'core-is-pure': [['packages/core/src/form/f.ts', "import 'node:fs'\n"]],
  'core-languages-know-no-module': [['packages/core/src/form/g.ts', "import '../cases/model.ts'\n"]],
  'contracts-stay-apart': [['packages/core/src/tasks/contract.ts', "import '../cases/contract.ts'\n"]],
  'item-language-knows-no-module': [
    ['packages/core/src/item/i.ts', "import '../phrases/model.ts'\n"],
    ['packages/core/src/phrases/model.ts', 'export const value = 1\n'],
  ],
  'items-are-content': [['packages/items/src/56005/item.ts', "import '../../../core/src/cases/model.ts'\n"]],
  'only-publish-imports-items': [
    ['apps/server/src/modules/case-work/cases/x.ts', "import '../../../../../../packages/items/src/_blocks/block.ts'\n"],
  ],
  'bpmn-knows-no-product': [['packages/bpmn/src/p.ts', "import '../../core/src/cases/model.ts'\n"]],
  'ofd-knows-no-product': [['packages/ofd/src/o.ts', "import '../../core/src/codes/list.ts'\n"]],
  'platform-knows-no-module': [['apps/server/src/platform/p.ts', "import '../modules/case-work/cases/index.ts'\n"]],
  'edges-know-no-module': [['apps/server/src/edges/e/e.ts', "import '../../modules/case-work/cases/index.ts'\n"]],
  'modules-meet-at-their-index': [['apps/server/src/modules/case-work/tasks/t.ts', "import '../cases/record/case-repository.ts'\n"]],
  'no-fastify-in-modules': [['apps/server/src/modules/case-work/tasks/f.ts', "import 'fastify'\n"]],
  'no-pool-in-modules': [['apps/server/src/modules/case-work/tasks/g.ts', "import 'pg'\n"]],
  'features-stay-apart': [['apps/web/src/features/base/a/a.ts', "import '../../case-work/b/b.ts'\n"]],
  'nobody-imports-pages': [['apps/web/src/features/base/a/c.ts', "import '../../../pages/page.ts'\n"]],
  'ui-knows-no-feature': [['apps/web/src/ui/u.ts', "import '../features/case-work/b/b.ts'\n"]],
  'web-knows-no-item-and-no-server': [['apps/web/src/lib/l.ts', "import '../../../../packages/items/src/_blocks/block.ts'\n"]],
  'no-tests-in-code': [
    ['apps/web/src/lib/m.ts', "import './m.test.ts'\n"],
    ['apps/web/src/lib/m.test.ts', 'export const m = 1\n'],
  ],
  'nothing-unresolved': [['apps/web/src/lib/n.ts', "import './gone.ts'\n"]],
}

const neutral = [
  'packages/core/src/codes/list.ts',
  'packages/core/src/cases/model.ts',
  'packages/core/src/cases/contract.ts',
  'packages/core/src/http/codec.ts',
  'packages/items/src/_blocks/block.ts',
  'apps/server/src/modules/case-work/cases/index.ts',
  'apps/server/src/modules/case-work/cases/record/case-repository.ts',
  'apps/web/src/features/case-work/b/b.ts',
  'apps/web/src/pages/page.ts',
]

let folder
let violations

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wenwu-walls-'))
  const write = (file, text) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text)
  }
  for (const file of neutral) write(file, 'export const value = 1\n')
  for (const files of Object.values(planted)) for (const [file, text] of files) write(file, text)
  for (const name of ['fastify', 'pg']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, 'module.exports = 1\n')
  }
  const run = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      'packages',
      'apps',
      '--config',
      path.join(root, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  )
  violations = JSON.parse(run.stdout).summary.violations.map((violation) => `${violation.rule.name} ${violation.from}`)
}, 60_000)

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

describe('walls', () => {
  test.each(Object.entries(planted))('%s catches a planted violation', (rule, files) => {
    expect(violations).toContain(`${rule} ${files[0][0]}`)
  })

  test('every wall has a planted violation', async () => {
    const config = (await import('../.dependency-cruiser.cjs')).default
    expect(config.forbidden.map((rule) => rule.name).sort()).toEqual(Object.keys(planted).sort())
  })

  test('files that break nothing are not reported', () => {
    for (const file of neutral) expect(violations.filter((violation) => violation.endsWith(` ${file}`))).toEqual([])
  })
})
