import type { Sweep } from '../platform/jobs/sweep.ts'
import { sweeps as auth } from './ways-in/auth/sweeps.ts'
import { sweeps as bell } from './case-work/bell/sweeps.ts'
import { sweeps as calendar } from './base/calendar/sweeps.ts'
import { sweeps as cases } from './case-work/cases/sweeps.ts'
import { sweeps as certificate } from './ways-in/certificate/sweeps.ts'
import { sweeps as federation } from './ways-in/federation/sweeps.ts'
import { sweeps as files } from './case-work/files/sweeps.ts'
import { sweeps as laws } from './public-texts/laws/sweeps.ts'
import { sweeps as messages } from './base/messages/sweeps.ts'
import { sweeps as nationalPlatform } from './ways-in/national-platform/sweeps.ts'
import { sweeps as obligations } from './case-work/obligations/sweeps.ts'
import { sweeps as qrSignIn } from './ways-in/qr-sign-in/sweeps.ts'
import { sweeps as registration } from './ways-in/registration/sweeps.ts'
import { sweeps as taskSettings } from './case-work/task-settings/sweeps.ts'
import { sweeps as tasks } from './case-work/tasks/sweeps.ts'
import { sweeps as transit } from './ways-in/transit/sweeps.ts'
import { sweeps as verification } from './ways-in/verification/sweeps.ts'

export const moduleSweeps: readonly Sweep[] = [
  ...auth,
  ...bell,
  ...calendar,
  ...cases,
  ...certificate,
  ...federation,
  ...files,
  ...laws,
  ...messages,
  ...nationalPlatform,
  ...obligations,
  ...qrSignIn,
  ...registration,
  ...taskSettings,
  ...tasks,
  ...transit,
  ...verification,
]
