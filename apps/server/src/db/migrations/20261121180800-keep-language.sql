-- The language somebody chose while signed in: screens open in it elsewhere, and messages to their phone are written in it. Null: never chosen.
alter table users add column locale text check (locale in ('zh_CN', 'en_US', 'ja_JP', 'ko_KR', 'tw_CN'));
