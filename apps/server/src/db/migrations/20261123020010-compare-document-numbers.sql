-- Two numbers are one where they look alike: width, kind of brackets, letters' case and what cannot be seen make no difference.
create function document_number_key(number text) returns text language sql immutable strict parallel safe as $$
  select translate(
    lower(regexp_replace(normalize(number, NFKC),
      '[\s\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]',
      '', 'g')),
    '[【〔〈《{]】〕〉》}', '(((((())))))')
$$;
alter table documents add column number_key text generated always as (document_number_key(number)) stored;
create index documents_number_key_index on documents (issuer, number_key) where number_key is not null;
