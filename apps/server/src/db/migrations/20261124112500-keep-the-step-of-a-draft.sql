-- The step of the form at which a draft was saved last, so that it opens there on another machine too; '' of none.
alter table cases add column saved_step text not null default '';
