import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { texts } from '../i18n/texts/zh_CN/errors.ts'
import { errorCodeOf } from './error-codes.ts'
import { AppError } from './errors.ts'

const core = join(import.meta.dirname, '..')

it('each code stands in one module, with a status that tells of an error', () => {
  const codes = readdirSync(core, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+[\\/]errors\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(core, file), 'utf8').matchAll(/^ {2}'?([a-z-]+)'?: \{ status: /gm)].map(([, code]) => code!))
  expect(codes.length).toBeGreaterThan(190)
  expect(codes.toSorted()).toEqual(Object.keys(texts).toSorted())
  for (const code of codes) expect(new AppError(errorCodeOf(code)).status, code).toBeGreaterThanOrEqual(400)
})

it('a code of a newer server is told as an internal error', () => {
  expect(errorCodeOf('not-known-yet')).toBe('internal')
})
