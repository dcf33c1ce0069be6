import type { CertificateTables } from './certificate-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { DirectoryTables } from './directory-tables.ts'
import type { GuideTables } from './guide-tables.ts'
import type { ImportTables } from './import-tables.ts'
import type { LawTables } from './law-tables.ts'
import type { NationalPlatformTables } from './national-platform-tables.ts'
import type { AccountTables } from './schema/accounts.ts'
import type { CaseTables } from './schema/cases.ts'
import type { ItemTables } from './schema/items.ts'
import type { NoticeTables } from './schema/notices.ts'
import type { OrganizationTables } from './schema/organizations.ts'
import type { PlatformTables } from './schema/platform.ts'
import type { ProcessTables } from './schema/process.ts'
import type { RegistrationTables } from './schema/registration.ts'
import type { RoleTables } from './schema/roles.ts'
import type { SignInTables } from './schema/sign-in.ts'
import type { VerificationTables } from './schema/verification.ts'
import type { SearchTables } from './search-tables.ts'
import type { UploadTables } from './upload-tables.ts'

export type { CaseTable } from './schema/cases.ts'
export type { TaskTable } from './schema/process.ts'

/** The tables as the query builder knows them, by module; the migrations are the truth. */
export interface Database
  extends
    AccountTables,
    CaseTables,
    CertificateTables,
    ContentTables,
    DirectoryTables,
    GuideTables,
    ImportTables,
    ItemTables,
    LawTables,
    NationalPlatformTables,
    NoticeTables,
    OrganizationTables,
    PlatformTables,
    ProcessTables,
    RegistrationTables,
    RoleTables,
    SearchTables,
    SignInTables,
    UploadTables,
    VerificationTables {}
