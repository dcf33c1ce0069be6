import { isRecord } from '../form/json.ts'
import { readCitations } from './citations.ts'
import { linesOf, type BasisRow, type MaterialRow, type QuestionRow } from './payload.ts'

// How lists of a guide are written in one cell of a table, and what the public sets' JSON becomes. A line is an entry, `|` parts its pieces.

/**
 * Materials, one a line: `name|channel|copies|necessity` (`申请表|申请人自备|2份|必要`), in any order after the name; a line `# …` is the heading of those
 * that follow.
 */
export function readMaterials(text: string): Omit<MaterialRow, 'id'>[] {
  let group: string | undefined
  return linesOf(text).flatMap((line) => {
    const heading = /^#+\s*(.+)$/.exec(line)
    if (heading !== null) {
      group = heading[1]!.trim()
      return []
    }
    const [name = '', ...pieces] = line.split(/[|｜]/).map((piece) => piece.trim())
    if (name === '') return []
    const row: Omit<MaterialRow, 'id'> = {
      name,
      ...(group !== undefined && { group }),
      ...(/审核机关|审批机关|主管部门提供/.test(group ?? '') && { by: 'authority' as const }),
    }
    for (const piece of pieces) {
      const copies = /^(\d{1,3})\s*份?$/.exec(piece.normalize('NFKC'))
      const necessity = necessities[piece]
      if (copies !== null) row.paperCopies = Number(copies[1])
      else if (necessity !== undefined) row.necessity = necessity
      else if (piece !== '' && !/^-+$/.test(piece)) row.channel ??= piece
    }
    return [row]
  })
}

const necessities: Readonly<Record<string, MaterialRow['necessity']>> = {
  必要: 'required',
  必须: 'required',
  非必要: 'optional',
  可选: 'optional',
  视情况: 'depends',
  容缺: 'depends',
}

/** Legal basis, laws in 《》 with their articles; a line without 《》 is the name of a law. */
export function readBasis(text: string): Omit<BasisRow, 'id'>[] {
  return linesOf(text).flatMap((line) => {
    const found = readCitations(line)
    if (found.length === 0) return [{ statute: line }]
    return found.map(({ statute, version, article }) => ({
      statute,
      ...(version !== '' && { version }),
      ...(article !== '' && { article }),
    }))
  })
}

/** Questions, one a line: `question|answer`. */
export function readQuestions(text: string): Omit<QuestionRow, 'id'>[] {
  return linesOf(text).flatMap((line) => {
    const [question = '', answer = ''] = line.split(/[|｜]/).map((piece) => piece.trim())
    return question === '' ? [] : [{ question, ...(answer !== '' && { answer }) }]
  })
}

/** A record of JSON with its lists written as the cells of a table: materials (§3 `approvalItemGuideComs`, or lists), process, questions. */
export function flattenGuide(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { approvalItemGuideComs: groups, materials, process, commonQuestionStyle: questions } = record
  return {
    ...record,
    ...(Array.isArray(groups) && { approvalItemGuideComs: groups.filter(isRecord).map(groupText).join('\n') }),
    ...(Array.isArray(materials) && { materials: materials.map(piecesText).join('\n') }),
    ...(Array.isArray(process) && { process: process.map(stepText).join('\n') }),
    ...(Array.isArray(questions) && { commonQuestionStyle: questions.map(questionText).join('\n') }),
  }
}

function groupText(group: Record<string, unknown>): string {
  const rows = Array.isArray(group['materials']) ? group['materials'].filter(isRecord) : []
  const heading = plain(group['materialsType'])
  return [
    ...(heading === '' ? [] : [`# ${heading}`]),
    ...rows.map((row) =>
      [row['materialsName'], row['materialsChannel'], row['paperMaterials'], row['materialsNecessity']].map(plain).join('|'),
    ),
  ].join('\n')
}

/** `["申请表", "申请人自备", "2份", "必要"]`, `{materialName, originWay, …}` (§3 material table row) or a name. */
function piecesText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join('|')
  if (isRecord(value))
    return [
      value['materialName'] ?? value['materialsName'],
      value['originWay'] ?? value['materialsChannel'],
      value['paperMaterial'] ?? value['paperMaterials'],
      value['paperNecessary'] ?? value['materialsNecessity'],
    ]
      .map(plain)
      .join('|')
  return plain(value)
}

/** `["受理", "2工作日", "材料齐全"]` or the name of a step. */
function stepText(value: unknown, index: number): string {
  const pieces = (Array.isArray(value) ? value : [value]).map(plain).filter((piece) => piece !== '')
  return `${index + 1}. ${pieces[0] ?? ''}${pieces.length > 1 ? `（${pieces.slice(1).join('；')}）` : ''}`
}

function questionText(value: unknown): string {
  return isRecord(value) ? [value['question'], value['answer']].map(plain).join('|') : plain(value)
}

/** One piece: no line break and no bar, which part entries and pieces. */
function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replace(/[|｜]/g, '／').replace(/\s+/g, ' ').trim() : ''
}
