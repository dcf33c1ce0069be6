import { conclusionList } from '@wenwu/core/codes/conclusions'
import { findEntry } from '@wenwu/core/codes/code-list'
import { conclusionOfStatus, statuses, voidedStatus } from '@wenwu/core/codes/statuses'
import { expect, test } from 'vitest'
import { items } from './index.generated.ts'

const preface = `# Status codes

Written by a program from the processes of the items (\`packages/items\`); change those and run
\`npx vitest run --project unit packages/items/src/status-codes.test.ts -u\`. The codes are those of specification §4.4, the transitions our design.

A status says where a case is, its conclusion (\`cases.conclusion\`, \`core/codes/conclusions.ts\`) how it came out. The conclusion is set by the act that
concludes the case, in \`actOnCase\` alone. Two are told by no status: an application that was not accepted ends in 5, at the province and at the national
bureau; one that its applicant withdrew after acceptance ends in G999. 4 and 5 conclude what a province decides itself.

A case that waits for a county or city bureau has G12 as well: §4.4 has no code for it. \`cases.is_local\` says so, and people read 市县局办理 (\`statusNameOf\`).

\`input only\`: no act of an item leads there and no import writes it: a case that is still open in an older system is finished there and imported when it has ended
(how-to/import-older-cases.md), since here it would wait for nobody. Lists and calls take the code as a filter, as older addresses have it, and name it.
`

/** What leads to a code beside the items: a case begins as a draft, withdrawal and voiding are acts on any case. */
const acts: Readonly<Record<string, string>> = {
  '01': 'begun by the applicant, withdrawn before acceptance, applied for again',
  [voidedStatus]: 'voided by the authority that holds it (void), withdrawn by the applicant after acceptance (withdrawn)',
}

/** By code the steps, actions and ends of items that lead to it. */
function reached(): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  const note = (code: string, by: string) => found.set(code, (found.get(code) ?? new Set()).add(by))
  for (const { process } of items)
    for (const step of process.steps) {
      if (step.kind === 'end') note(step.status, `end \`${step.id}\``)
      if (step.kind !== 'task') continue
      note(step.task.status, `step \`${step.id}\``)
      for (const { status, outcome } of step.task.actions) if (status !== undefined) note(status, `act \`${step.id}.${outcome}\``)
    }
  return new Map([...found].map(([code, by]) => [code, [...by].sort()]))
}

function page(): string {
  const byItems = reached()
  const rows = statuses.entries.map(({ code, name }) => {
    const conclusion = conclusionOfStatus(code)
    const by = [...(byItems.get(code) ?? []), ...(acts[code] === undefined ? [] : [acts[code]])]
    const named = conclusion === null ? '' : `${conclusion} ${findEntry(conclusionList, conclusion)!.name.zh_CN}`
    return [code, name.zh_CN, name.en_US, named, by.join(', ') || 'input only']
  })
  const table = [
    ['code', 'in Chinese', 'in English', 'conclusion by itself', 'reached by'],
    Array.from({ length: 5 }, () => '---'),
    ...rows,
  ]
  return [preface, table.map((row) => `| ${row.join(' | ')} |`).join('\n'), ''].join('\n')
}

test('every code is reached by an act on an item, or documented as input only', async () => {
  const byActs = new Set([...reached().keys(), ...Object.keys(acts)])
  expect(statuses.entries.map(({ code }) => code).filter((code) => !byActs.has(code))).toEqual(['1', '2', '3'])
  expect([...byActs].filter((code) => findEntry(statuses, code) === undefined)).toEqual([])
  await expect(page()).toMatchFileSnapshot('../../../docs/status-codes.md')
})
