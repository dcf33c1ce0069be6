import { useEffect, useState } from 'react'
import type { Arrival } from '@wenwu/core/national-platform/model'
import { agreements as inForce, type AgreementKind } from '@wenwu/core/registration/agreements'
import { contract } from '@wenwu/core/registration/contract'
import type { RegistrantKind, Registered } from '@wenwu/core/registration/model'
import { normalizers } from '@wenwu/core/registration/rules'
import { newId } from '@wenwu/core/kernel/id'
import { call } from '../../../lib/call.ts'
import { retryUntilDrawn } from '../../../lib/focus.ts'
import { textNow } from '../../../lib/i18n.ts'
import { sealPassword } from '../../../lib/seal-password.ts'
import { isProven } from './AccountStep.tsx'
import { inputId } from './Field.tsx'
import { isOperator, usePlatformArrival, verifiedFields, verifiedTexts } from './platform-arrival.ts'
import { checkPassword, checkTexts, problemsOf, type Problem } from './problems.ts'
import {
  agreementsOf,
  forgetDraft,
  loadDraft,
  noSecrets,
  steps,
  storeDraft,
  type Draft,
  type Secrets,
  type TextField,
} from './registration-draft.ts'
import { sendRegistration } from './send-registration.ts'
import type { StepProps } from './step-props.ts'

const accountFields: readonly string[] = ['username', 'password', 'confirmPassword', 'mobile', 'code']
const detailFields: Record<RegistrantKind, readonly TextField[]> = {
  individual: ['name', 'email'],
  'legal-entity': ['organizationName', 'creditCode', 'legalRepresentative', 'regionCode', 'address', 'name', 'email'],
}

/** What is wrong with a step as a whole; takes the focus, and with it comes into sight. */
export const problemId = 'registration-problem'

export interface Registration {
  step: number
  problems: readonly Problem[]
  isBusy: boolean
  registered: Registered | undefined
  /** Who came from the national platform; their name and numbers are not typed. */
  arrival: Arrival | undefined
  dropArrival: () => void
  stepProps: StepProps
  agree: (kind: AgreementKind, version: string) => void
  next: () => Promise<void>
  back: () => void
}

/** State and moves of the wizard. What was typed stays when somebody goes back, and in this window also over a reload (but secrets). */
export function useRegistration(kind: RegistrantKind): Registration {
  const [draft, setDraft] = useState<Draft>(() => loadDraft(kind, newId()))
  const [isRestored] = useState(draft.username !== '')
  const [secrets, setSecrets] = useState<Secrets>(noSecrets)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const [registered, setRegistered] = useState<Registered>()
  const { step } = draft
  const { arrival, drop } = usePlatformArrival(kind, (found) => setDraft((known) => ({ ...known, ...verifiedTexts(found) })))

  useEffect(() => {
    if (registered === undefined) storeDraft(kind, draft)
  }, [kind, draft, registered])

  const goTo = (target: number, found: readonly Problem[] = []): void => {
    setDraft((known) => ({ ...known, step: target }))
    show(found)
    if (found.length === 0) focusLater(['registration-step'])
  }
  /** Shows problems and takes the focus to what is said of the whole step, else to the first field. */
  const show = (found: readonly Problem[]): void => {
    setProblems(found)
    const [first] = [...found].sort((a, b) => Number(a.field !== '') - Number(b.field !== ''))
    if (first !== undefined) focusLater([first.field === '' ? problemId : inputId(first.field)])
  }
  const forget = (field: string): void => setProblems((known) => known.filter((problem) => problem.field !== field && problem.field !== ''))

  const checkDetails = (): Problem[] => {
    const fields =
      arrival === undefined
        ? detailFields[kind]
        : detailFields[kind].filter((field) => (isOperator(arrival) ? field === 'email' : !verifiedFields.includes(field)))
    const texts = Object.fromEntries(fields.map((field) => [field, draft[field]]))
    if (kind === 'legal-entity' || arrival !== undefined) return checkTexts(texts)
    return checkTexts({ name: draft.name, identityNumber: secrets.identityNumber, email: draft.email })
  }

  const checkAccount = (): Problem[] => {
    const found = [
      ...checkTexts({ username: draft.username }),
      ...checkPassword(secrets.password, secrets.confirmPassword, draft.username),
      ...checkTexts({ mobile: draft.mobile }),
    ]
    if (!isProven(draft) && secrets.code.trim() === '')
      found.push({ field: 'code', code: 'blank', text: textNow('registration.problem.code.blank') })
    return found
  }

  const leaveAgreements = (): void => {
    const missing = agreementsOf[kind].filter((each) => draft.agreed[each] !== inForce[each].version)
    if (missing.length === 0) return goTo(steps.account)
    show([
      { field: '', code: '', text: textNow('registration.agreeFirst') },
      ...missing.map((each) => ({ field: `agreement-${each}`, code: 'blank', text: '' })),
    ])
  }

  const leaveAccount = async (): Promise<void> => {
    const found = checkAccount()
    if (found.length > 0) return show(found)
    const mobile = normalizers.mobile(draft.mobile)
    const verificationCode = isProven(draft) ? draft.proof : secrets.code
    const password = await sealPassword(secrets.password)
    const { proof } = await call(
      contract.confirmAccount,
      { kind, username: draft.username, mobile, verificationCode, password },
      { isQuiet: true },
    )
    setSecrets((known) => ({ ...known, code: '' }))
    setDraft((known) => ({ ...known, mobile, proof, provenMobile: mobile }))
    goTo(steps.details)
  }

  const submit = async (): Promise<void> => {
    const found = checkDetails()
    if (found.length > 0) return show(found)
    const done = await sendRegistration(kind, draft, secrets, arrival)
    forgetDraft(kind)
    setRegistered(done)
    setSecrets(noSecrets)
    goTo(steps.done)
  }

  /** Where a refusal belongs: the step of its first field, with the phone to be proven again where it must be. */
  const refuse = (error: unknown): void => {
    const found = problemsOf(error)
    if (found.some((problem) => problem.code === 'agreement-required')) return goTo(steps.agreement, found)
    if (found.some((problem) => problem.field === 'code')) setDraft((known) => ({ ...known, proof: '', provenMobile: '' }))
    const isAccount = found.some((problem) => accountFields.includes(problem.field))
    const isElsewhere = found.some((problem) => problem.field !== '' && !accountFields.includes(problem.field))
    goTo(isAccount && !isElsewhere ? steps.account : step, found)
  }

  const next = async (): Promise<void> => {
    if (isBusy) return
    if (step === steps.agreement) return leaveAgreements()
    setBusy(true)
    try {
      await (step === steps.account ? leaveAccount() : submit())
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  const checkOne = (field: TextField | keyof Secrets): void => {
    // what was said stands until something is typed; a link of it must not vanish under the pointer
    if (problems.some((problem) => problem.field === field)) return
    if (field === 'password' || field === 'confirmPassword') {
      const found = checkPassword(secrets.password, secrets.confirmPassword, draft.username)
      const typed = found.filter((problem) => problem.field === field && secrets[field] !== '')
      return setProblems((known) => [...known.filter((problem) => problem.field !== field), ...typed])
    }
    const value = field === 'code' || field === 'identityNumber' ? secrets[field] : draft[field]
    if (field === 'code' || value.trim() === '') return
    setProblems((known) => [...known.filter((problem) => problem.field !== field), ...checkTexts({ [field]: value })])
  }

  return {
    step,
    problems,
    isBusy,
    registered,
    arrival,
    dropArrival: drop,
    agree: (each, version) => {
      setDraft((known) => ({ ...known, agreed: { ...known.agreed, [each]: version } }))
      forget(`agreement-${each}`)
    },
    next,
    back: () => goTo(step - 1),
    stepProps: {
      draft,
      secrets,
      problems,
      isRestored,
      onText: (field, value) => {
        setDraft((known) => ({ ...known, [field]: value }))
        forget(field)
      },
      onSecret: (field, value) => {
        setSecrets((known) => ({ ...known, [field]: value }))
        forget(field)
        if (field === 'password') forget('confirmPassword')
      },
      onBlur: checkOne,
      onProblems: show,
      onUnprove: () => setDraft((known) => ({ ...known, mobile: '', proof: '', provenMobile: '' })),
    },
  }
}

/** The element is drawn only after the state has changed. */
function focusLater(ids: readonly string[]): void {
  retryUntilDrawn(() => {
    const target = ids.map((id) => document.getElementById(id)).find((each) => each !== null)
    target?.focus()
    return target !== undefined
  })
}
