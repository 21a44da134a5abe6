-- What the first start of compose.yaml's database runs: one role owns the tables and migrates, the other serves and may
-- only read and write rows. psql reads the passwords from files, so that no statement in a log has one.
\if :{?secrets} \else \set secrets /run/secrets \endif
\set owner_password `cat :secrets/owner_password`
\set serving_password `cat :secrets/serving_password`
create role kuur_owner login password :'owner_password';
create role kuur_serving login password :'serving_password';
create database kuur owner kuur_owner;
\connect kuur
alter default privileges for role kuur_owner grant select, insert, update, delete on tables to kuur_serving;
alter default privileges for role kuur_owner grant usage on sequences to kuur_serving;
