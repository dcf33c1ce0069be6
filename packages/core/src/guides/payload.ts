import { z } from 'zod'
import { eachOf } from '../http/wire.ts'
import { guideCategories } from '../item/categories.ts'
import { applicantKinds, type GuideDefinition, type MaterialBasis } from '../item/guide.ts'
import { necessities, necessityOf } from '../item/material.ts'
import { guideTextKeys } from './model.ts'

const files = z.array(z.object({ fileId: z.string(), name: z.string(), size: z.number() })).optional()
const said = z.string().optional()

/**
 * A guide as editors maintain it: flat Chinese text, tables as rows with ids. Lists of short texts (conditions, prohibitions) are one text with
 * a line each. The id of a material's row is its key.
 */
export const guidePayloadSchema = z.object({
  ...eachOf(guideTextKeys, said),
  code: z.string().refine((code) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(code), 'guide-code'),
  name: z.string(),
  shortName: said,
  aliases: said,
  region: said,
  category: z.enum(guideCategories),
  applicants: z.array(z.enum(applicantKinds)).optional(),
  position: z.number().optional(),
  flowPicture: files,
  prohibitiveRequirements: said,
  acceptConditions: said,
  materials: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        by: z.enum(['applicant', 'authority']).optional(),
        necessity: z.enum(necessities).optional(),
        channel: said,
        paperCopies: z.number().optional(),
        group: said,
        help: said,
        /** As people cite: 《行政许可法》（2019）第三十一条; `assumedBasis`: no text asks for it. */
        basis: said,
        sample: files,
      }),
    )
    .default([]),
  legalBasis: z
    .array(
      z.object({
        id: z.string(),
        statute: z.string(),
        /** Year of the text the number belongs to; absent where nobody wrote it. */
        version: z
          .string()
          .refine((year) => /^\d{4}$/.test(year), 'guide-version')
          .optional(),
        article: said,
      }),
    )
    .optional(),
  commonQuestions: z.array(z.object({ id: z.string(), question: z.string(), answer: said })).optional(),
})

export type GuidePayload = z.output<typeof guidePayloadSchema>
export type MaterialRow = GuidePayload['materials'][number]
export type BasisRow = NonNullable<GuidePayload['legalBasis']>[number]
export type QuestionRow = NonNullable<GuidePayload['commonQuestions']>[number]

/** How a maintained guide says that no text asks for a material. */
export const assumedBasis = '本平台设定'

/** Why a material may be asked for, as an editor reads and writes it. */
function basisText(basis: MaterialBasis): string {
  return basis === 'assumption' ? assumedBasis : `《${basis.statute}》（${basis.version}）${basis.article}`
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
      by: material.by === 'applicant' ? 'applicant' : 'authority',
      necessity: necessityOf(material),
      channel: material.channel.zh_CN,
      paperCopies: material.paperCopies,
      ...(material.help !== undefined && { help: material.help.zh_CN }),
      basis: basisText(material.basis),
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
