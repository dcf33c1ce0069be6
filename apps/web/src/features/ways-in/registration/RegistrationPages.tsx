import { RegistrationWizard } from './RegistrationWizard.tsx'

/** /IndividualRegistration */
export function IndividualRegistrationPage() {
  return <RegistrationWizard key="individual" kind="individual" />
}

/** /RegisterLPStep */
export function EntityRegistrationPage() {
  return <RegistrationWizard key="legal-entity" kind="legal-entity" />
}
