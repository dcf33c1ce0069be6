import type { Text } from '../i18n/text.ts'
import type { LegalBasis } from '../item/guide.ts'
import { readMaterialBasis } from './material-basis.ts'
import { guideTextKeys, type GuideView } from './model.ts'
import { aliasesOf, linesOf, oneLine, type GuidePayload } from './payload.ts'

type Known = ReadonlyMap<string, Text>

/** What a guide says by itself; samples, links and what the caller may do are added where they are known. */
export type GuideContent = Pick<
  GuideView,
  | 'code'
  | 'aliases'
  | 'name'
  | 'shortName'
  | 'category'
  | 'region'
  | 'applicants'
  | 'isTranslated'
  | 'texts'
  | 'prohibitiveRequirements'
  | 'acceptConditions'
  | 'commonQuestions'
> & {
  legalBasis: Omit<GuideView['legalBasis'][number], 'path'>[]
  materials: (Omit<GuideView['materials'][number], 'sample' | 'types' | 'basis'> & { basis: LegalBasis[] | 'assumption' | null })[]
}

/**
 * A maintained guide in all languages. `starter` is the definition it began with, or the part of it that is needed: a text that still says
 * what it said keeps its other languages, one that an editor wrote is Chinese in all of them, and then the guide is not translated.
 */
export function contentOf(payload: GuidePayload, starter: object | null): GuideContent {
  const known: Known = new Map(textsOf(starter).map((text) => [oneLine(text.zh_CN), text]))
  let isTranslated = true
  const text = (zh: string): Text => {
    const found = known.get(oneLine(zh))
    if (found !== undefined) return found
    isTranslated = false
    return { zh_CN: zh, en_US: zh }
  }
  const maybe = (zh: string | undefined): Text | null => (zh === undefined || zh.trim() === '' ? null : text(zh))
  const content = {
    code: payload.code,
    aliases: aliasesOf(payload.aliases),
    name: text(payload.name),
    shortName: text(payload.shortName ?? payload.name),
    category: payload.category,
    region: payload.region?.trim() || null,
    applicants: [...(payload.applicants ?? [])],
    texts: Object.fromEntries(guideTextKeys.flatMap((key) => (maybe(payload[key]) === null ? [] : [[key, text(payload[key]!)]]))),
    prohibitiveRequirements: linesOf(payload.prohibitiveRequirements).map(text),
    acceptConditions: linesOf(payload.acceptConditions).map(text),
    commonQuestions: (payload.commonQuestions ?? []).map(({ question, answer }) => ({ question: text(question), answer: maybe(answer) })),
    legalBasis: (payload.legalBasis ?? []).map(({ statute, article, version }) => ({
      statute,
      article: article ?? '',
      version: version ?? '',
    })),
    materials: payload.materials.map(({ id, name, by, necessity, channel, paperCopies, group, help, basis }) => ({
      key: id,
      name: text(name),
      by: by ?? 'applicant',
      necessity: necessity ?? 'required',
      channel: maybe(channel),
      paperCopies: paperCopies ?? 0,
      group: group?.trim() || null,
      ...(maybe(help) !== null && { help: text(help!) }),
      basis: readMaterialBasis(basis),
    })),
  }
  return { ...content, isTranslated }
}

/** Every text of a guide of the starter set. */
function textsOf(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('zh_CN' in value) return [value as Text]
  return Object.values(value).flatMap(textsOf)
}
