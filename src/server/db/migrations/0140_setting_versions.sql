-- Staff change the settings of a venue in groups; of two who change the same group, the second is told.
alter table venue add column setting_versions jsonb not null default '{}';
