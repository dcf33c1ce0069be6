import type { AccountTables } from './schema/accounts.ts'
import type { AnnualPlanTables } from './schema/annual-plans.ts'
import type { AuthorisationTables } from './schema/authorisations.ts'
import type { BellTables } from './schema/bell.ts'
import type { CalendarTables } from './schema/calendar.ts'
import type { CaseMigrationTables } from './schema/case-migrations.ts'
import type { CaseTables } from './schema/cases.ts'
import type { CertificateTables } from './schema/certificates.ts'
import type { CirculationTables } from './schema/circulations.ts'
import type { ContentTables } from './schema/content.ts'
import type { DirectoryTables } from './schema/directories.ts'
import type { GuideTables } from './schema/guides.ts'
import type { ImportTables } from './schema/imports.ts'
import type { IncidentTables } from './schema/incidents.ts'
import type { ItemTables } from './schema/items.ts'
import type { LawTables } from './schema/laws.ts'
import type { ListViewTables } from './schema/list-views.ts'
import type { NationalPlatformTables } from './schema/national-platform.ts'
import type { NoticeTables } from './schema/notices.ts'
import type { ObligationTables } from './schema/obligations.ts'
import type { OrganizationTables } from './schema/organizations.ts'
import type { PaperTables } from './schema/papers.ts'
import type { PhraseTables } from './schema/phrases.ts'
import type { PlatformTables } from './schema/platform.ts'
import type { ProcessTables } from './schema/process.ts'
import type { RegistrationTables } from './schema/registration.ts'
import type { RoleTables } from './schema/roles.ts'
import type { SearchTables } from './schema/search.ts'
import type { SignInTables } from './schema/sign-in.ts'
import type { TaskSettingTables } from './schema/task-settings.ts'
import type { UploadTables } from './schema/uploads.ts'
import type { VerificationTables } from './schema/verification.ts'

export type { CaseTable } from './schema/cases.ts'
export type { TaskTable } from './schema/process.ts'

/** The tables as the query builder knows them, by module; the migrations are the truth. */
export interface Database
  extends
    AccountTables,
    AnnualPlanTables,
    AuthorisationTables,
    BellTables,
    CalendarTables,
    CaseMigrationTables,
    CaseTables,
    CertificateTables,
    CirculationTables,
    ContentTables,
    DirectoryTables,
    GuideTables,
    ImportTables,
    IncidentTables,
    ItemTables,
    LawTables,
    ListViewTables,
    NationalPlatformTables,
    NoticeTables,
    ObligationTables,
    OrganizationTables,
    PaperTables,
    PhraseTables,
    PlatformTables,
    ProcessTables,
    RegistrationTables,
    RoleTables,
    SearchTables,
    SignInTables,
    TaskSettingTables,
    UploadTables,
    VerificationTables {}
