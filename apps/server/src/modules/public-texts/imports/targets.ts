import type { Pool } from 'pg'
import { filedProjectKey, type FiledProjectEntry } from '@wenwu/core/filed-projects/model'
import { flattenGuide } from '@wenwu/core/guides/from-text'
import type { ImportProblemCode, ImportTarget, LoadOutcome } from '@wenwu/core/imports/model'
import { certificateKey, isGradeOf, type QualifiedUnitEntry } from '@wenwu/core/qualified-units/model'
import type { AppError } from '@wenwu/core/kernel/errors'
import type { Db } from '../../../platform/database/request-database.ts'
import { divisionCode, putDivision, putMuseum, putUnit, type Division, type HeritageUnit, type Museum } from '../directories/index.ts'
import { isConclusionOf, isEndStatus, putOlderCase, type OlderCase } from '../../case-work/cases/index.ts'
import { contentKinds as dictionaryKinds } from '../../base/dictionaries/index.ts'
import { isInProvinces, type ProvinceScope } from '../../base/roles/index.ts'
import { putFiledProject } from '../filed-projects/index.ts'
import { broughtGuide, guideCompleter, guideKind, importGuide } from '../guides/index.ts'
import { announceDivisions } from '../../case-work/items/index.ts'
import { lawKind } from '../laws/index.ts'
import { importEntries, importEntry, type ContentKind, type PublishingContext } from '../publishing/index.ts'
import { putQualifiedUnit } from '../qualified-units/index.ts'
import { standardKind } from '../standards/index.ts'

type Values = Record<string, unknown>

/** Who imports, as far as rows depend on it. */
export interface Importer {
  /** Provinces whose rows they may bring; null: all. */
  provinces: ProvinceScope
  /** Today in Asia/Shanghai. */
  today: string
}

/** How one target's rows are put together and loaded. */
export interface Target {
  /** Texts that editors maintain: checked by the kind's own form, and published. */
  kind?: ContentKind
  /** Turns lists of JSON into cells before the columns are read. */
  flatten?(record: Readonly<Values>): Values
  /** What a row becomes; the read values unless told. */
  payloadOf?(values: Values, importer: Importer): Values
  /** What is wrong with a row beside what its columns say; `key` names the column. */
  problemsOf?(payload: Values, importer: Importer): { key: string; code: ImportProblemCode }[]
  /** Rows may say a part of what is there already: gives what would be published, which is what the form checks. */
  completer?(db: Db): Promise<(payload: Values) => Values>
  /** What makes two rows the same thing. */
  keyOf(payload: Values): string
  labelOf(payload: Values): string
  /** Rows with the same value of this are one thing; `gather` makes it of them. */
  group?: { by: string; gather(rows: readonly Values[]): Values }
  load(ctx: PublishingContext, payload: Values, userId: string | null): Promise<LoadOutcome>
  /** As `load` for each of them, with fewer statements: the result of each, or why it was refused. */
  loadAll?(ctx: PublishingContext, payloads: readonly Values[], userId: string | null): Promise<(LoadOutcome | AppError)[]>
  /** After a run that loaded something. */
  finish?(pool: Pool): Promise<void>
}

function ofKind(kind: ContentKind, more: Partial<Target> = {}): Target {
  return {
    kind,
    keyOf: (payload) => kind.keyOf(payload),
    labelOf: (payload) => kind.titleOf(payload),
    load: (ctx, payload, userId) => importEntry(ctx, kind, payload, { userId }),
    ...(more.load === undefined && { loadAll: (ctx, payloads, userId) => importEntries(ctx, kind, payloads, { userId }) }),
    ...more,
  }
}

const textOf = (payload: Values, key: string): string => String(payload[key] ?? '')

/** By the names of the command and of the editor's screen. */
export const targets: Readonly<Record<ImportTarget, Target>> = {
  laws: ofKind(lawKind),
  standards: ofKind(standardKind),
  dictionaries: ofKind(dictionaryKinds[0] as ContentKind, {
    group: {
      by: 'classCode',
      gather: (rows) => ({
        // codes of classes name no version with a dot
        classCode: textOf(rows[0]!, 'classCode').replace(/[^A-Za-z0-9_]/g, '_'),
        className: textOf(
          rows.find((row) => row['className'] !== undefined) ?? rows[0]!,
          rows.some((row) => row['className'] !== undefined) ? 'className' : 'classCode',
        ),
        entries: rows.map((row, index) => ({ id: `r${index + 1}`, code: row['code'], name: row['name'] })),
      }),
    },
  }),
  guides: ofKind(guideKind, {
    flatten: flattenGuide,
    payloadOf: broughtGuide,
    completer: guideCompleter,
    load: (ctx, payload, userId) => importGuide(ctx, payload, userId),
  }),
  divisions: {
    payloadOf: (values) => ({ ...values, code: divisionCode(textOf(values, 'code')) }),
    keyOf: (payload) => textOf(payload, 'code'),
    labelOf: (payload) => `${textOf(payload, 'code')} ${textOf(payload, 'name')}`,
    load: ({ db }, payload) => putDivision(db, payload as unknown as Division),
    finish: announceDivisions,
  },
  units: {
    keyOf: (payload) => textOf(payload, 'code'),
    labelOf: (payload) => `${textOf(payload, 'code')} ${textOf(payload, 'name')}`,
    load: ({ db }, payload) => putUnit(db, payload as unknown as HeritageUnit),
  },
  museums: {
    keyOf: (payload) => `${textOf(payload, 'provinceCode')} ${textOf(payload, 'name')}`,
    labelOf: (payload) => textOf(payload, 'name'),
    load: ({ db, now }, payload) => putMuseum(db, payload as unknown as Museum, now),
  },
  'filed-projects': {
    // a province's own list needs no column that names it
    payloadOf: (values, { provinces }) => (provinces?.length === 1 ? { provinceCode: provinces[0], ...values } : values),
    problemsOf: (payload, { provinces, today }) => [
      ...(payload['provinceCode'] === undefined
        ? [{ key: 'provinceCode', code: 'required' as const }]
        : isInProvinces(provinces, textOf(payload, 'provinceCode'))
          ? []
          : [{ key: 'provinceCode', code: 'foreign' as const }]),
      ...(textOf(payload, 'approvedOn') > today ? [{ key: 'approvedOn', code: 'future' as const }] : []),
    ],
    keyOf: (payload) => `${textOf(payload, 'provinceCode')} ${filedProjectKey(payload as unknown as FiledProjectEntry)}`,
    labelOf: (payload) => `${textOf(payload, 'approvalNumber')} ${textOf(payload, 'projectName')}`,
    load: ({ db, now }, payload) => putFiledProject(db, payload as unknown as FiledProjectEntry, now),
  },
  'qualified-units': {
    problemsOf: (payload) => (isGradeOf(textOf(payload, 'kind'), textOf(payload, 'grade')) ? [] : [{ key: 'grade', code: 'grade' }]),
    keyOf: (payload) => certificateKey(textOf(payload, 'certificateNumber')),
    labelOf: (payload) => `${textOf(payload, 'certificateNumber')} ${textOf(payload, 'name')}`,
    load: ({ db, now }, payload) => putQualifiedUnit(db, payload as unknown as QualifiedUnitEntry, now),
  },
  'older-cases': {
    problemsOf: (payload, { today }) => [
      ...(isEndStatus(textOf(payload, 'status')) ? [] : [{ key: 'status', code: 'option' as const }]),
      ...(isConclusionOf(textOf(payload, 'status'), payload['conclusion'] as string | undefined)
        ? []
        : [{ key: 'conclusion', code: 'option' as const }]),
      ...['submittedOn', 'decidedOn'].filter((key) => textOf(payload, key) > today).map((key) => ({ key, code: 'future' as const })),
    ],
    keyOf: (payload) => textOf(payload, 'number'),
    labelOf: (payload) => `${textOf(payload, 'number')} ${textOf(payload, 'title')}`,
    load: ({ db, now }, payload) => putOlderCase(db, payload as unknown as OlderCase, now),
  },
}
