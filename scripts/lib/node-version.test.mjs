import { expect, test } from 'vitest'
import { checkNodeVersion } from './node-version.mjs'

test.each(['20.19.0', '20.20.2', '24.0.0', '100.1.1'])('Node %s will do', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow()
})

test.each(['20.18.3', '18.20.0', '9.0.0'])('Node %s is too old, said in both languages', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(new RegExp(`${version}.需要 20\\.19\\.0.* / This is Node\\.js ${version}`))
})
