import type { GuideCategory } from '../item/categories.ts'
import type { ApplicantKind } from '../item/model.ts'
import type { FileValue } from '../form/model.ts'
import { guideTextKeys, type GuideDefinition, type GuideTextKey, type Necessity } from './model.ts'

/**
 * A guide as editors maintain it: flat Chinese text, tables as rows with ids. Lists of short texts (conditions, prohibitions) are one text with
 * a line each. The id of a material's row is its key.
 */
export interface GuidePayload extends Partial<Record<GuideTextKey, string>> {
  code: string
  name: string
  shortName?: string | undefined
  aliases?: string | undefined
  region?: string | undefined
  category: GuideCategory
  applicants?: ApplicantKind[] | undefined
  position?: number | undefined
  flowPicture?: FileValue[] | undefined
  prohibitiveRequirements?: string | undefined
  acceptConditions?: string | undefined
  materials: MaterialRow[]
  legalBasis?: BasisRow[] | undefined
  commonQuestions?: QuestionRow[] | undefined
}

export interface MaterialRow {
  id: string
  name: string
  by?: 'applicant' | 'authority' | undefined
  necessity?: Necessity | undefined
  channel?: string | undefined
  paperCopies?: number | undefined
  group?: string | undefined
  help?: string | undefined
  sample?: FileValue[] | undefined
}

export interface BasisRow {
  id: string
  statute: string
  /** Year of the text the number belongs to; absent where nobody wrote it. */
  version?: string | undefined
  article?: string | undefined
}

export interface QuestionRow {
  id: string
  question: string
  answer?: string | undefined
}

/** The starter's guide as an editor would have written it. */
export function toPayload({ code, aliases, name, shortName, category, applicants, guide, materials }: GuideDefinition): GuidePayload {
  return {
    code,
    name: name.zh_CN,
    shortName: shortName.zh_CN,
    ...(aliases.length > 0 && { aliases: aliases.join('、') }),
    category,
    applicants: [...applicants],
    ...Object.fromEntries(guideTextKeys.map((key) => [key, guide[key].zh_CN])),
    prohibitiveRequirements: guide.prohibitiveRequirements.map(({ zh_CN }) => oneLine(zh_CN)).join('\n'),
    acceptConditions: guide.acceptConditions.map(({ zh_CN }) => oneLine(zh_CN)).join('\n'),
    materials: materials.map((material) => ({
      id: material.key,
      name: material.name.zh_CN,
      by: material.by,
      necessity: material.necessity,
      channel: material.channel.zh_CN,
      paperCopies: material.paperCopies,
      ...(material.help !== undefined && { help: material.help.zh_CN }),
    })),
    legalBasis: guide.legalBasis.map((basis, index) => ({ id: `r${index + 1}`, ...basis })),
    commonQuestions: guide.commonQuestions.map(({ question, answer }, index) => ({
      id: `r${index + 1}`,
      question: question.zh_CN,
      answer: answer.zh_CN,
    })),
  }
}

/** White space of a text made even; also what two printings of one text have in common. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The lines of a text that hold something. */
export function linesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Other notations as an editor writes them: `56014、56014-b`. */
export function aliasesOf(text: string | undefined): string[] {
  return [...new Set((text ?? '').split(/[、，,;；\s]+/).filter((alias) => alias !== ''))]
}
