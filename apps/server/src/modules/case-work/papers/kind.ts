import type { z } from 'zod'
import type { CasePart } from '@wenwu/core/cases/visibility'
import type { FormContext } from '@wenwu/core/form/model'
import type { Rights } from '@wenwu/core/form/rights'
import type { Text } from '@wenwu/core/i18n/text'
import type { ActionEffect, ItemDefinition } from '@wenwu/core/item/model'
import type { PaperMaterial } from '@wenwu/core/papers/schemas'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'
import type { DoneAct } from './services.ts'
import type { CaseRecord } from '../cases/index.ts'
import type { LoadedItem } from '../items/index.ts'

/** What a paper is made of: the case as the act left it. */
export interface PaperSource {
  db: Db
  record: CaseRecord
  item: LoadedItem
  act: DoneAct
  /** The authority that acted, as a body; '' where the applicant did. */
  issuer: string
  /** The files of the applicant as they are filed now; none where no paper of the act needs them (`needs`). */
  materials: PaperMaterial[]
}

/** For whom and with what a paper is drawn. */
export interface Drawing {
  item: ItemDefinition
  /** Fields that this reader sees. */
  rights: Rights
  context: FormContext
}

/** What a paper says; number, day and check are put around it. */
export type PaperContent = Pick<Sheet, 'title' | 'blocks'> & { issuer?: string; stamp?: string }

/** A paper: one folder of this module with a file `paper.ts` that exports `paper`. */
export interface PaperKind<D extends object> {
  name: Text
  /** What one of several of a case is called, the oldest being the first; absent: as all of them. */
  nameOf?(nth: number): Text
  /** Acts that freeze it: the first filing, an action with one of these effects, or a stop of the clock by hand. */
  frozenAt: readonly ('submission' | 'suspend-clock' | ActionEffect)[]
  /** Where not each such act makes one. */
  isDue?(act: DoneAct): boolean
  /** The parts of a case that it is made of, beside `papers` itself: who does not see all of them does not see it. */
  needs: readonly CasePart[]
  /** What is frozen. Papers of earlier releases must go on to parse. */
  data: z.ZodType<D>
  /** Reads what is frozen, in the transaction of the act. */
  collect(source: PaperSource): D | Promise<D>
  /** Writes the paper from nothing but what was frozen, as far as the reader may see it. */
  write(data: D, drawing: Drawing): PaperContent
}

/** A paper whatever is frozen of it; what is stored is checked on its way in and out. */
export type AnyPaper = PaperKind<Record<string, unknown>>

/** Declares a paper. */
export function definePaper<D extends object>(kind: PaperKind<D>): AnyPaper {
  return {
    ...kind,
    data: kind.data as unknown as AnyPaper['data'],
    collect: async (source) => kind.data.parse(await kind.collect(source)) as Record<string, unknown>,
    write: (data, drawing) => kind.write(kind.data.parse(data), drawing),
  }
}
