/** Tables of the directories behind the imports of §7.7 and of file versions (migration create-import-directories). */
export interface DirectoryTables {
  filed_projects: {
    id: string
    province_code: string
    unit_name: string
    project_name: string
    approval_number: string
    key: string
    approved_on: string
    approving_body: string
    budget: string | null
    design_unit: string
    words: string
    terms: string[]
    filed_on: string
    updated_at: Date
  }
  filed_project_files: {
    project_id: string
    file_id: string
    uploaded_by: string
    uploaded_at: Date
    replaced_at: Date | null
  }
  qualified_units: {
    id: string
    certificate_number: string
    key: string
    name: string
    province_code: string
    kind: string
    grade: string
    business_scope: string
    issuer: string
    issued_on: string | null
    valid_until: string
    words: string
    terms: string[]
    updated_at: Date
  }
  directory_files: {
    directory: string
    entry_key: string
    file_id: string
    uploaded_by: string
    uploaded_at: Date
    replaced_at: Date | null
  }
  file_versions: {
    file_id: string
    previous_file_id: string
    case_id: string
    material_key: string
    replaced_by: string
    replaced_at: Date
  }
}
