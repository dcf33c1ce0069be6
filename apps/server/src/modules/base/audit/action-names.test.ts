import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { actionNames, logActions, signInActions, signInSteps } from '@wenwu/core/audit/actions'
import { modules } from '../../index.generated.ts'

const source = path.resolve(import.meta.dirname, '../../..')

/** Every act that can stand in a row: each call (a refused reading too), and what code writes by itself. */
function auditedActions(): string[] {
  const calls = modules.flatMap((module) => Object.keys(module.contract).map((key) => `${module.name}.${key}`))
  const files = execFileSync(
    'grep',
    ['-rlE', '--include=*.ts', '--exclude=*.test.ts', "action: '[a-z-]+\\.[a-zA-Z]+'|, '[a-z-]+\\.[a-zA-Z]+', '", source],
    { encoding: 'utf8' },
  )
  const written = files
    .trim()
    .split('\n')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/action: '([a-z-]+\.[a-zA-Z]+)'/g)].map((match) => match[1]!))
  return [...new Set([...calls, ...written])].sort()
}

it('every audited act has a name in Chinese and English', () => {
  const audited = auditedActions()
  expect(audited.length).toBeGreaterThan(80)
  expect(audited).toEqual(expect.arrayContaining(['auth.login', 'audit.verified', 'organizations.move']) as string[])
  expect(audited.filter((action) => actionNames[action] === undefined)).toEqual([])
  for (const [action, name] of Object.entries(actionNames)) {
    expect(name.zh_CN, action).toMatch(/\p{Script=Han}/u)
    expect(name.en_US, action).not.toMatch(/\p{Script=Han}/u)
  }
})

it('no name is left of an act that is gone, and the lists name acts that are', () => {
  const audited = new Set(auditedActions())
  expect(Object.keys(actionNames).filter((action) => !audited.has(action))).toEqual([])
  expect([...logActions, ...signInSteps, ...Object.keys(signInActions)].filter((action) => !audited.has(action))).toEqual([])
})
