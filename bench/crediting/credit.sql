\set nth :nth + 1
\set id :first + :client_id * :each + :nth
SELECT settle_first_reports(reports, '0') FROM bench_reports WHERE id = :id;
