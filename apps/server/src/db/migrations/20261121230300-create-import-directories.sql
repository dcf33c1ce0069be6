-- Directories behind the imports of specification §7.7 (decision 0051), their files, and versions of edited files.

-- Provincial approvals of engineering schemes that were filed with the national bureau (文物保函〔2021〕954号).
create table filed_projects (
  id uuid primary key,
  province_code text not null,
  unit_name text not null,
  project_name text not null,
  approval_number text not null,
  -- number and name without white space and in one width: what makes two rows the same project
  key text not null,
  approved_on date not null,
  approving_body text not null default '',
  -- 万元
  budget numeric(15, 6),
  design_unit text not null default '',
  words text not null,
  terms text[] not null,
  filed_on date not null,
  updated_at timestamptz not null,
  unique (province_code, key)
);
create index filed_projects_approved on filed_projects (approved_on desc, id desc);
create index filed_projects_province_approved on filed_projects (province_code, approved_on desc, id desc);
create index filed_projects_budget on filed_projects (budget desc nulls last, id desc);
create index filed_projects_province_budget on filed_projects (province_code, budget desc nulls last, id desc);
create index filed_projects_terms on filed_projects using gin (terms);

-- The approval document of a filed project; a replaced one stays on record.
create table filed_project_files (
  project_id uuid not null references filed_projects (id) on delete cascade,
  file_id uuid primary key references files (id),
  uploaded_by uuid not null references users (id),
  uploaded_at timestamptz not null,
  replaced_at timestamptz
);
create unique index filed_project_files_current on filed_project_files (project_id) where replaced_at is null;

-- Units that hold a certificate for the design, execution or supervision of protection works.
create table qualified_units (
  id uuid primary key,
  certificate_number text not null,
  -- the number in one width, without white space
  key text not null unique,
  name text not null,
  province_code text not null,
  kind text not null,
  grade text not null,
  business_scope text not null default '',
  issuer text not null default '',
  issued_on date,
  valid_until date not null,
  words text not null,
  terms text[] not null,
  updated_at timestamptz not null
);
create index qualified_units_valid on qualified_units (valid_until, id);
create index qualified_units_province_valid on qualified_units (province_code, valid_until, id);
create index qualified_units_kind_valid on qualified_units (kind, valid_until, id);
create index qualified_units_name on qualified_units (name collate "zh-x-icu", id);
create index qualified_units_terms on qualified_units using gin (terms);

-- Files of directory entries: the scan of a certificate, the picture of a heritage unit. A replaced one stays on record.
create table directory_files (
  directory text not null,
  entry_key text not null,
  file_id uuid primary key references files (id),
  uploaded_by uuid not null references users (id),
  uploaded_at timestamptz not null,
  replaced_at timestamptz
);
create unique index directory_files_current on directory_files (directory, entry_key) where replaced_at is null;

-- A file that took the place of another one of a case: edited in a local office suite and handed back.
create table file_versions (
  file_id uuid primary key references files (id) on delete cascade,
  previous_file_id uuid not null unique references files (id),
  case_id uuid not null references cases (id) on delete cascade,
  material_key text not null,
  replaced_by uuid not null references users (id),
  replaced_at timestamptz not null
);
create index file_versions_case on file_versions (case_id, material_key);
