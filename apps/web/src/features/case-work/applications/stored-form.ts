import type { FormData } from '@wenwu/core/form/model'
import type { DraftState, DraftSync, StoredVersion } from '../../../lib/draft-sync.ts'

/** A form that was stored meanwhile, and on which device. */
export interface StoredForm extends StoredVersion<FormData> {
  device: string
}

export type FormSync = DraftSync<FormData, StoredForm>
export type FormState = DraftState<FormData, StoredForm>
