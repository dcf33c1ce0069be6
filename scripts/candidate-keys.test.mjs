import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder } from './lib/files.mjs'
import { root } from './lib/project.mjs'

const home = 'apps/server/src/modules/case-work/process/candidate-key.ts'

/** Files that write or take apart the key of a person, a group, a body or an applicant by themselves: as a text, in SQL, as a pattern. */
const strays = (files) => files.filter(({ text }) => /\b(user|group|third-party|applicant)\)?@/.test(text)).map(({ name }) => name)

test('candidate keys are made and read in one file', () => {
  const files = filesUnder('apps/server/src/modules')
    .filter((file) => !/[\\/]testing[\\/]/.test(file))
    .map((file) => ({ name: relative(root, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
  expect(strays(files)).toEqual([home])
})

test('the guard sees each way to write one', () => {
  const texts = ['`user@${id}`', "like 'group@%'", '/^(user|third-party)@/', "'applicant@' ||"]
  expect(strays(texts.map((text) => ({ name: text, text })))).toEqual(texts)
})
