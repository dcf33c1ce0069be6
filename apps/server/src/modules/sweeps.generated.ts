import type { Sweep } from '../platform/jobs/sweep.ts'
import { sweeps as auth } from './auth/sweeps.ts'
import { sweeps as bell } from './bell/sweeps.ts'
import { sweeps as calendar } from './calendar/sweeps.ts'
import { sweeps as cases } from './cases/sweeps.ts'
import { sweeps as certificate } from './certificate/sweeps.ts'
import { sweeps as federation } from './federation/sweeps.ts'
import { sweeps as files } from './files/sweeps.ts'
import { sweeps as laws } from './laws/sweeps.ts'
import { sweeps as messages } from './messages/sweeps.ts'
import { sweeps as nationalPlatform } from './national-platform/sweeps.ts'
import { sweeps as qrSignIn } from './qr-sign-in/sweeps.ts'
import { sweeps as registration } from './registration/sweeps.ts'
import { sweeps as taskSettings } from './task-settings/sweeps.ts'
import { sweeps as tasks } from './tasks/sweeps.ts'
import { sweeps as transit } from './transit/sweeps.ts'
import { sweeps as verification } from './verification/sweeps.ts'

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
  ...qrSignIn,
  ...registration,
  ...taskSettings,
  ...tasks,
  ...transit,
  ...verification,
]
