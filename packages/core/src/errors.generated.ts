import type { ErrorRow } from './kernel/errors.ts'
import { errors as annualPlans } from './annual-plans/errors.ts'
import { errors as auth } from './auth/errors.ts'
import { errors as authorisations } from './authorisations/errors.ts'
import { errors as calendar } from './calendar/errors.ts'
import { errors as caseMigrations } from './case-migrations/errors.ts'
import { errors as cases } from './cases/errors.ts'
import { errors as certificate } from './certificate/errors.ts'
import { errors as documents } from './documents/errors.ts'
import { errors as federation } from './federation/errors.ts'
import { errors as files } from './files/errors.ts'
import { errors as form } from './form/errors.ts'
import { errors as http } from './http/errors.ts'
import { errors as incidents } from './incidents/errors.ts'
import { errors as listViews } from './list-views/errors.ts'
import { errors as menus } from './menus/errors.ts'
import { errors as nationalPlatform } from './national-platform/errors.ts'
import { errors as obligations } from './obligations/errors.ts'
import { errors as organizations } from './organizations/errors.ts'
import { errors as papers } from './papers/errors.ts'
import { errors as phrases } from './phrases/errors.ts'
import { errors as profile } from './profile/errors.ts'
import { errors as publishing } from './publishing/errors.ts'
import { errors as qrSignIn } from './qr-sign-in/errors.ts'
import { errors as registration } from './registration/errors.ts'
import { errors as roles } from './roles/errors.ts'
import { errors as search } from './search/errors.ts'
import { errors as secondFactor } from './second-factor/errors.ts'
import { errors as tableImport } from './table-import/errors.ts'
import { errors as taskSettings } from './task-settings/errors.ts'
import { errors as tasks } from './tasks/errors.ts'
import { errors as transit } from './transit/errors.ts'
import { errors as users } from './users/errors.ts'
import { errors as verification } from './verification/errors.ts'
import { errors as workgroups } from './workgroups/errors.ts'

const table = {
  ...annualPlans,
  ...auth,
  ...authorisations,
  ...calendar,
  ...caseMigrations,
  ...cases,
  ...certificate,
  ...documents,
  ...federation,
  ...files,
  ...form,
  ...http,
  ...incidents,
  ...listViews,
  ...menus,
  ...nationalPlatform,
  ...obligations,
  ...organizations,
  ...papers,
  ...phrases,
  ...profile,
  ...publishing,
  ...qrSignIn,
  ...registration,
  ...roles,
  ...search,
  ...secondFactor,
  ...tableImport,
  ...taskSettings,
  ...tasks,
  ...transit,
  ...users,
  ...verification,
  ...workgroups,
}

export type ErrorCode = keyof typeof table

export const errorTable: Readonly<Record<ErrorCode, ErrorRow>> = table
