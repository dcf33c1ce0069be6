import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Areas of the index, in its order. */
const areas = {
  base: 'Base: calls, database, jobs, build, tests',
  identity: 'Identity: sign-in, accounts, roles, organisations',
  cases: 'Cases: drafts, corrections, tasks, lists, who sees what',
  items: 'Items: forms, processes, clocks',
  documents: 'Documents and files',
  texts: 'Public texts, search, imports',
  operation: 'Operation: audit, security, limits',
}

const status = /^(\d{4}-\d{2}-\d{2}) · accepted · ([a-z]+)((?: · (?:continues|supersedes(?: in part)?) \d{4}(?:, \d{4})*)*)$/

/**
 * @typedef {{ file: string, number: string, title: string, date: string, area: string, continues: string[], supersedes: string[], supersedesInPart: string[] }} Decision
 * @param {string} folder
 * @returns {Decision[]} by number. Throws where a file has no title or no status line, a number is used twice, or one refers to a later or unknown one.
 */
export function readDecisions(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')
  const decisions = files.sort().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(text) ?? []
    const line = text.split('\n').find((each) => status.test(each))
    if (number === undefined || !file.startsWith(`${number}-`))
      throw new Error(`${file}: its first line is «# NNNN Title», with the number of the file`)
    if (line === undefined)
      throw new Error(
        `${file}: no line «YYYY-MM-DD · accepted · <${Object.keys(areas).join('|')}> [· continues NNNN] [· supersedes [in part] NNNN]»`,
      )
    const [, date, area, relations] = status.exec(line)
    if (!Object.hasOwn(areas, area)) throw new Error(`${file}: no area ${area}`)
    const named = (word) =>
      [...relations.matchAll(new RegExp(` · ${word} (\\d{4}(?:, \\d{4})*)`, 'g'))].flatMap((match) => match[1].split(', '))
    return {
      file,
      number,
      title,
      date,
      area,
      continues: named('continues'),
      supersedes: named('supersedes'),
      supersedesInPart: named('supersedes in part'),
    }
  })
  const numbers = decisions.map(({ number }) => number)
  for (const { file, number, continues, supersedes, supersedesInPart } of decisions) {
    if (numbers.filter((each) => each === number).length > 1) throw new Error(`${file}: the number is used twice`)
    for (const other of [...continues, ...supersedes, ...supersedesInPart])
      if (!numbers.includes(other) || other >= number) throw new Error(`${file}: ${other} is no earlier decision`)
  }
  return decisions
}

/** The index page: each decision under its area, with what of it still holds. */
export function decisionsPage(decisions) {
  const standing = ({ number }) => {
    const by = (key) => decisions.filter((each) => each[key].includes(number)).map((each) => each.number)
    const [whole, part] = [by('supersedes'), by('supersedesInPart')]
    if (whole.length > 0) return `superseded by ${whole.join(', ')}`
    return part.length > 0 ? `in force but for what ${part.join(', ')} changed` : 'in force'
  }
  const sections = Object.entries(areas).map(([area, name]) => {
    const rows = decisions.filter((each) => each.area === area)
    return [`## ${name}`, '', ...rows.map((each) => `- [${each.number} ${each.title}](${each.file}) · ${standing(each)}`), ''].join('\n')
  })
  return `# Decisions

Why the work departs from its starting design, and what was measured. Written by \`npm run generate\` from the status line of each file. A decision that was
accepted is not edited: a later one supersedes it, whole or in part, and says so in its own line.

${sections.filter((section) => section.includes('- [')).join('\n')}`
}
