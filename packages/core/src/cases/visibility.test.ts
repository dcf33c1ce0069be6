import { expect, it } from 'vitest'
import { caseParts, namesOf, opinionsOf, papersOf, readers, sightOf, wordsOf, type CasePart, type Reader } from './visibility.ts'

const columns = Object.keys(readers) as Reader[]
const names = Object.keys(caseParts) as CasePart[]

const preface = `# Who sees what of a case

Written by a program from \`packages/core/src/cases/visibility.ts\`, the one reviewed table that services ask; change that file and run
\`npx vitest run --project unit packages/core/src/cases/visibility.test.ts -u\`. Whether it holds is tested by reading whole cases as every reader
at every step (\`apps/server/src/modules/case-work/cases/readers/case-visibility.access.test.ts\`).

The table says what of a case is shown to those who may open it. Who may open it is decided by their data scope (decision 0029): administrators and
customs open none, a draft is opened by its applicant alone.
`

const legend = `\`own\`: what their own office wrote or handed in (an expert: themselves). \`convened\`: that, and what the experts wrote whom their own office called.
Of what an act asks of those it gives the case to, \`own\` is also what is addressed to them; a return is addressed to the whole bureau whose step the case comes back to.
Files that are shown can be opened, linked, zipped and listed; those that are not answer \`not-found\`. Exports, lists and search follow the same rows.
`

function page(): string {
  const who = columns.map((column) => `- **${column}**: ${readers[column]}`).join('\n')
  const table = [
    ['part', ...columns, 'why'],
    ['---', ...columns.map(() => '---'), '---'],
  ]
  for (const name of names) table.push([caseParts[name].is, ...columns.map((column) => sightOf(column, name)), caseParts[name].because])
  return [preface, who, '', table.map((row) => `| ${row.join(' | ')} |`).join('\n'), '', legend].join('\n')
}

it('is what docs/who-sees-what.md says', async () => {
  await expect(page()).toMatchFileSnapshot('../../../../docs/who-sees-what.md')
})

it('keeps from the applicant what the authorities say among themselves, and who says it', () => {
  const hidden: CasePart[] = ['province-papers', 'national-papers', 'verdicts', 'province-opinions', 'national-opinions']
  hidden.push(
    'instructions',
    'third-party-opinions',
    'expert-opinions',
    'reply-draft',
    'bodies',
    'experts',
    'official-names',
    'outside-names',
  )
  for (const reader of ['applicant', 'superior'] as const) expect(hidden.filter((name) => sightOf(reader, name) !== 'no')).toEqual([])
  expect(names.filter((name) => sightOf('expert', name) === 'yes')).toEqual(['form', 'applicant-materials', 'progress'])
  expect(sightOf('third-party', 'expert-opinions')).toBe('convened')
  // of what the authorities say only what is addressed to them
  for (const reader of ['third-party', 'expert'] as const)
    expect([sightOf(reader, 'national-opinions'), sightOf(reader, 'instructions')]).toEqual(['no', 'own'])
})

it('finds the part of every role', () => {
  expect(['applicant', 'province-lead', 'national-office', 'expert', ''].map(papersOf)).toEqual([
    'applicant-materials',
    'province-papers',
    'national-papers',
    'outside-papers',
    'outside-papers',
  ])
  // acts of an unknown role are shown to as few as possible
  expect(['applicant', 'province-officer', 'third-party', 'expert', 'own-role'].map(opinionsOf)).toEqual([
    'applicant-words',
    'province-opinions',
    'third-party-opinions',
    'expert-opinions',
    'national-opinions',
  ])
  expect([wordsOf('national-officer', 'entrust'), wordsOf('third-party', 'invite-experts'), wordsOf('third-party', undefined)]).toEqual([
    'instructions',
    'instructions',
    'third-party-opinions',
  ])
  expect(['applicant', 'expert', 'own-role'].map(namesOf)).toEqual(['applicant-names', 'outside-names', 'official-names'])
})
